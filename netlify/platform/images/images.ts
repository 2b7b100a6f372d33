import { createWorkQueue, type WorkQueue } from './workQueue';
import { runImageJob, type ImageJob, type ImageResult } from './imageJob';

/** Decodes untrusted images, a few at a time. */
export interface Images {
  /** Throws `QueueBusyError` when too many are waiting, and `DecoderLostError` when the decoder crashed. */
  run: (job: ImageJob) => Promise<ImageResult>;
}

/** The decoder process was killed or could not be started. */
export class DecoderLostError extends Error {}

type ImageQueues = Record<ImageJob['kind'], WorkQueue>;

/** Short enough that nobody waits longer than a browser waits for a response. */
const waitMs = 10_000;

/** A queue per kind of job, so that a dispensary that looks at an ID does not wait behind uploads. */
export const imageQueues = (maxUploads: number): ImageQueues => ({
  clean: createWorkQueue({ maxRunning: maxUploads, maxWaiting: 10, maxWaitMs: waitMs }),
  watermark: createWorkQueue({ maxRunning: 1, maxWaiting: 20, maxWaitMs: waitMs }),
});

/**
 * Decodes in this process, one image of each kind at a time. For deployed functions, whose instances have their own memory
 * and handle one request at a time.
 */
export function inProcessImages(): Images {
  const queues = imageQueues(1);
  return { run: (job) => queues[job.kind].run(() => runImageJob(job)) };
}
