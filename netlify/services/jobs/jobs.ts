import type { AppContext } from '../context/appContext';
import { runAll } from '../context/runAll';
import { reseal } from '../privacy/keys/reseal';
import { renewMemberships } from '../accounts/membership/renewMemberships';
import { queuePriceDrops } from '../alerts/prices/queuePriceDrops';
import { queueLateUpdates } from '../orders/updates/queueLateUpdates';
import { sendNotices } from './sendNotices';
import { runOutgoing } from '../messages/outgoing/deliverMessages';
import { sendPushes } from '../messages/push/sendPushes';
import { rebuildWhenDue } from './rebuildWhenDue';
import { purgeShared } from './sharedResponses/purgeShared';
import { runUpkeep } from './upkeep/runUpkeep';

export interface Job {
  name: string;
  /** Only one process runs the job in each interval. */
  everySeconds: number;
  /** Runs may overlap, so `work` must claim what it processes. */
  work: (context: AppContext, signal: AbortSignal) => Promise<unknown>;
}

const queueUpdates = (context: AppContext, signal: AbortSignal): Promise<void> =>
  runAll([queueLateUpdates, queuePriceDrops], (work) => work(context, signal));

/** On Netlify one function starts all jobs each minute; on a server, a timer for each does. */
export const jobs = {
  outgoing: { name: 'outgoing', everySeconds: 5, work: runOutgoing },
  /** Queues messages that no request or order triggers. Another job sends them. */
  updates: { name: 'updates', everySeconds: 60, work: queueUpdates },
  notices: { name: 'notices', everySeconds: 5, work: sendNotices },
  pushes: { name: 'pushes', everySeconds: 5, work: sendPushes },
  purges: { name: 'purges', everySeconds: 5, work: purgeShared },
  rebuilds: { name: 'rebuilds', everySeconds: 60, work: rebuildWhenDue },
  upkeep: { name: 'upkeep', everySeconds: 3600, work: runUpkeep },
  /** Re-encrypts stored values after a key rotation. */
  reseal: { name: 'reseal', everySeconds: 300, work: reseal },
  memberships: { name: 'memberships', everySeconds: 3600, work: renewMemberships },
} as const satisfies Record<string, Job>;
