import { createWorkQueue, type WorkQueue } from '../workQueue';
import { doImageJob, type ImageJob, type ImageResult } from './imageJob';

/** Decodes untrusted images, a few at a time. */
export interface Images {
  /** Throws `QueueBusyError` when too many are waiting, and `DecoderLostError` when the decoder crashed. */
  run: (job: ImageJob) => Promise<ImageResult>;
}

/** The decoder process was killed or could not be started. */
export class DecoderLostError extends Error {}

/** Short enough that nobody waits longer than a browser waits for a response. */
export const imageQueue = (atOnce: number): WorkQueue => createWorkQueue({ atOnce, waiting: 10, waitMs: 10_000 });

/**
 * Decodes in this process, one image at a time. For deployed functions, whose instances have their own memory and handle
 * one request at a time.
 */
export function inProcessImages(): Images {
  const queue = imageQueue(1);
  return { run: (job) => queue.run(() => doImageJob(job)) };
}
