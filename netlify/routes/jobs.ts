import { isSignedSendCall } from '../platform/sendCall';
import { createContext, type ContextOptions } from '../services/context/appContext';
import { jobs, type JobName } from '../services/jobs/jobs';
import { runJob } from '../services/jobs/runJob';
import { sendQueues } from '../services/jobs/sendQueues';

/** Previews run no jobs, because their databases contain copies of messages to real people. */
const isPreview = ({ deployed }: ContextOptions): boolean => deployed?.isPreview ?? false;

/** Runs the job once per call. The scheduler ignores the response. */
export function openJob(options: ContextOptions, name: JobName): () => Promise<void> {
  const context = createContext(options);
  return async () => {
    if (isPreview(options)) return;
    await context.requireDatabase();
    await runJob(context, jobs[name], context.stopping);
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
