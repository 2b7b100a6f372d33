import type { AppContext } from '../appContext';
import { renewMemberships } from '../membership/renewMemberships';
import { sendNotices } from '../notices/sendNotices';
import { runOutgoing } from '../outgoing/runOutgoing';
import { sendPushes } from '../push/sendPushes';
import { runUpkeep } from '../upkeep/runUpkeep';

export interface Job {
  /** Its row in `job_runs`. */
  name: string;
  /** The length of a round. Only one process runs the job in each round. */
  everySeconds: number;
  /** Rounds may overlap, so `work` must claim what it works on. `signal` ends it early. Its error is stored with the round. */
  work: (context: AppContext, signal: AbortSignal) => Promise<unknown>;
}

/** All scheduled work. Scheduled functions or the local server's timer start each job. */
export const jobs = {
  /** Sends orders to dispensaries. */
  outgoing: { name: 'outgoing', everySeconds: 5, work: runOutgoing },
  /** Sends messages to shoppers that must arrive. */
  notices: { name: 'notices', everySeconds: 5, work: sendNotices },
  /** Sends order updates to browsers. */
  pushes: { name: 'pushes', everySeconds: 5, work: sendPushes },
  /** Deletes expired data, including ID images. */
  upkeep: { name: 'upkeep', everySeconds: 3600, work: runUpkeep },
  /** Renews memberships whose period is over. */
  memberships: { name: 'memberships', everySeconds: 3600, work: renewMemberships },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;
