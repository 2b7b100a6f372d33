import { createContext, type ContextParts } from '../services/appContext';
import { jobs, type JobName } from '../services/jobs/jobs';
import { runJob } from '../services/jobs/runJob';

/** Runs the background jobs of a deployed shop, one round per call. The scheduler that calls it ignores the response. */
export function openJobRunner(parts: ContextParts): (name: JobName) => Promise<void> {
  const context = createContext(parts);
  return async (name) => void (await runJob(context, jobs[name], context.stopping));
}
