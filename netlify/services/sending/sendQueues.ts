import type { AppContext } from '../appContext';
import { jobs } from '../jobs/jobs';

/**
 * Sends what is due in every queue of messages, and purges the CDN, all queues at once, outside the jobs' rounds. Claims keep overlapping runs
 * apart. Never throws: what fails here is left to the jobs.
 */
export async function sendQueues(context: AppContext, signal: AbortSignal): Promise<void> {
  const queues = [jobs.purges, jobs.notices, jobs.outgoing, jobs.pushes];
  await Promise.all(
    queues.map((job) =>
      job.work(context, signal).catch((error: unknown) => context.log.error('A job failed', { job: job.name, error })),
    ),
  );
}
