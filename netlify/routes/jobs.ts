import { slotsFor } from '../platform/load/databaseQueue';
import { isSignedSendCall } from '../platform/sendCall';
import { createContext, type ContextOptions } from '../services/context/appContext';
import { jobs, type Job } from '../services/jobs/jobs';
import { runJob } from '../services/jobs/runJob';
import { sendQueues } from '../services/jobs/sendQueues';

/** Previews run no jobs, because their databases contain copies of messages to real people. */
const isPreview = ({ deployed }: ContextOptions): boolean => deployed?.isPreview ?? false;

const allJobs: readonly Job[] = Object.values(jobs);

/** One connection for each job, so that one that waits for a lock delays no other. */
export const jobConnections = slotsFor('background', allJobs.length);

/** Runs the jobs whose round is due, side by side, each with its own lock and time limit. The scheduler ignores the response. */
export function openJobs(options: ContextOptions, due: readonly Job[] = allJobs): () => Promise<void> {
  const context = createContext(options);
  return async () => {
    if (isPreview(options)) return;
    await context.requireDatabase();
    await Promise.all(due.map((job) => runJob(context, job, context.stopping)));
  };
}

/** Handles the shop's own signed call to send due messages. Other callers get a 401. */
export function openSender(options: ContextOptions): (request: Request) => Promise<Response> {
  const context = createContext(options);
  return async (request) => {
    if (!isSignedSendCall(context.settings, request, context.clock())) return new Response(null, { status: 401 });
    if (isPreview(options)) return new Response(null, { status: 204 });
    await context.requireDatabase();
    await sendQueues(context, context.stopping);
    return new Response(null, { status: 204 });
  };
}
