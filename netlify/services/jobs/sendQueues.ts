import type { AppContext } from '../context/appContext';
import { jobs } from './jobs';
import { traceJob } from './runJob';

/** Sends everything that is due, outside the jobs' schedule. Never throws: the jobs retry. */
export async function sendQueues(context: AppContext, signal: AbortSignal): Promise<void> {
  const queues = [jobs.purges, jobs.notices, jobs.outgoing, jobs.pushes];
  await Promise.all(
    queues.map((job) =>
      traceJob<unknown>(context, job, () => job.work(context, signal)).catch((error: unknown) =>
        context.log.error('A job failed', { job: job.name, error }),
      ),
    ),
  );
}
