import type { AppContext } from '../appContext';
import { renewMemberships } from '../membership/renewMemberships';
import { sendNotices } from '../notices/sendNotices';
import { runOutgoing } from '../outgoing/runOutgoing';
import { sendPushes } from '../push/sendPushes';
import { runUpkeep } from '../upkeep/runUpkeep';

export interface Job {
  /** Its row in job_runs. */
  name: string;
  /** The length of a round: of all processes together one runs it in that time. */
  everySeconds: number;
  /** Rounds may overlap, so it claims what it works on; `signal` ends it early. What it throws is kept with the round. */
  work: (context: AppContext, signal: AbortSignal) => Promise<unknown>;
}

/** All that is done without being asked for. A clock calls each: scheduled functions, or the local server's own. */
export const jobs = {
  /** Orders to dispensaries (D-15). */
  outgoing: { name: 'outgoing', everySeconds: 5, work: runOutgoing },
  /** Messages to shoppers that must arrive (D-22). */
  notices: { name: 'notices', everySeconds: 5, work: sendNotices },
  /** News of orders to browsers (S2-18). */
  pushes: { name: 'pushes', everySeconds: 5, work: sendPushes },
  /** What has run out, ID images among it (D-19). */
  upkeep: { name: 'upkeep', everySeconds: 3600, work: runUpkeep },
  /** Periods that are over (D-26). */
  memberships: { name: 'memberships', everySeconds: 3600, work: renewMemberships },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;
