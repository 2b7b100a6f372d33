import { createWorkQueue, type WorkQueue } from '../workQueue';
import { doImageJob, type ImageJob, type ImageResult } from './imageJob';

/** Decodes pictures of strangers, a few at a time. */
export interface Images {
  /** Throws `QueueBusyError` when too many wait, and `DecoderLostError` when the decoder ended without an answer. */
  run: (job: ImageJob) => Promise<ImageResult>;
}

/** The process that decoded a picture was ended from outside, or could not be started. */
export class DecoderLostError extends Error {}

/** Short enough that nobody waits longer than a browser does for an answer. */
export const imageQueue = (atOnce: number): WorkQueue => createWorkQueue({ atOnce, waiting: 10, waitMs: 10_000 });

/**
 * Decodes in this process, one picture at a time: for deployed functions, of which an instance serves no pages, has its
 * own memory and answers one request at a time.
 */
export function inProcessImages(): Images {
  const queue = imageQueue(1);
  return { run: (job) => queue.run(() => doImageJob(job)) };
}
