import { createWorkQueue, type WorkQueue } from './workQueue';
import { performImageJob, type ImageJob, type ImageResult } from './imageJob';

export interface Images {
  /** Throws `QueueBusyError` when too many jobs are waiting, and `DecoderLostError` when the decoder crashed. */
  run: (job: ImageJob) => Promise<ImageResult>;
}

export class DecoderLostError extends Error {}

type ImageQueues = Record<ImageJob['kind'], WorkQueue>;

const waitMs = 10_000;

/** One queue per kind of job, so that a dispensary that opens an ID photo does not wait for uploads. */
export const imageQueues = (maxUploads: number): ImageQueues => ({
  clean: createWorkQueue({ maxRunning: maxUploads, maxWaiting: 10, maxWaitMs: waitMs }),
  watermark: createWorkQueue({ maxRunning: 1, maxWaiting: 20, maxWaitMs: waitMs }),
});

/** Decodes in this process. For deployed functions, which have their own memory and handle one request at a time. */
export function inProcessImages(): Images {
  const queues = imageQueues(1);
  return { run: (job) => queues[job.kind].run(() => performImageJob(job)) };
}
