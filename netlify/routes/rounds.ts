import { createContext, type ContextParts } from '../services/appContext';
import { jobs, type JobName } from '../services/jobs/jobs';
import { runJob } from '../services/jobs/runJob';

/** The background work of a deployed shop, a round of a job a call; what calls it is a clock and reads no answer. */
export function openRounds(parts: ContextParts): (name: JobName) => Promise<void> {
  const context = createContext(parts);
  return async (name) => void (await runJob(context, jobs[name], context.stopping));
}
