import type { AppContext } from '../appContext';
import { reseal } from '../keys/reseal';
import { renewMemberships } from '../membership/renewMemberships';
import { sendNotices } from '../notices/sendNotices';
import { runOutgoing } from '../outgoing/runOutgoing';
import { sendPushes } from '../push/sendPushes';
import { rebuildWhenDue } from '../rebuilds/rebuildWhenDue';
import { purgeShared } from '../sharedAnswers/purgeShared';
import { runUpkeep } from '../upkeep/runUpkeep';

export interface Job {
  /** Its row in `job_runs`. */
  name: string;
  /** The length of a round. Only one process runs the job in each round. */
  everySeconds: number;
  /** Rounds may overlap, so `work` must claim what it works on. `signal` ends it early. Its error is stored with the round. */
  work: (context: AppContext, signal: AbortSignal) => Promise<unknown>;
}

/** All scheduled work. Scheduled functions start each job; on the local server, a timer does. */
export const jobs = {
  /** Sends orders to dispensaries. */
  outgoing: { name: 'outgoing', everySeconds: 5, work: runOutgoing },
  /** Sends queued emails and text messages to shoppers. */
  notices: { name: 'notices', everySeconds: 5, work: sendNotices },
  /** Sends order updates to browsers. */
  pushes: { name: 'pushes', everySeconds: 5, work: sendPushes },
  /** Purges public data that has changed from the CDN. */
  purges: { name: 'purges', everySeconds: 5, work: purgeShared },
  /** Calls the build hook when scheduled content is due. */
  rebuilds: { name: 'rebuilds', everySeconds: 60, work: rebuildWhenDue },
  /** Deletes expired data, including ID images. */
  upkeep: { name: 'upkeep', everySeconds: 3600, work: runUpkeep },
  /** Reseals stored values with the current keys after a rotation. */
  reseal: { name: 'reseal', everySeconds: 300, work: reseal },
  /** Renews memberships whose period has ended. */
  memberships: { name: 'memberships', everySeconds: 3600, work: renewMemberships },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;
