import { isSignedSendCall } from '../platform/sendCall';
import { createContext, type ContextParts } from '../services/context/appContext';
import { jobs, type JobName } from '../services/jobs/jobs';
import { runJob } from '../services/jobs/runJob';
import { sendQueues } from '../services/jobs/sendQueues';

/** Previews run no jobs, because their databases contain copies of messages to real people. */
const isPreview = ({ deployed }: ContextParts): boolean => deployed?.isPreview ?? false;

/** Runs one job per call. The scheduler ignores the response. */
export function openJobRunner(parts: ContextParts): (name: JobName) => Promise<void> {
  const context = createContext(parts);
  return async (name) => {
    if (isPreview(parts)) return;
    await context.requireDatabase();
    await runJob(context, jobs[name], context.stopping);
  };
}

/** Handles the shop's own signed call to send due messages. Other callers get a 401. */
export function openSender(parts: ContextParts): (request: Request) => Promise<Response> {
  const context = createContext(parts);
  return async (request) => {
    if (!isSignedSendCall(context.settings, request, context.clock())) return new Response(null, { status: 401 });
    if (isPreview(parts)) return new Response(null, { status: 204 });
    await context.requireDatabase();
    await sendQueues(context, context.stopping);
    return new Response(null, { status: 204 });
  };
}
