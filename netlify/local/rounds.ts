import type { AppContext } from '../services/appContext';
import { jobs } from '../services/jobs/jobs';
import { runJob } from '../services/jobs/runJob';

/** Jobs with long rounds are tried more often than that, so that a missed round is soon made up for. */
const maxSeconds = 60;

/** Runs the work now and then repeatedly, one run at a time. Returns a function that stops it and waits for a running one. */
function repeat(seconds: number, work: () => Promise<unknown>): () => Promise<void> {
  let round: Promise<unknown> | null = null;
  const start = () => {
    round ??= work().finally(() => (round = null));
  };
  start();
  const timer = setInterval(start, seconds * 1000);
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** Runs the background jobs in a long-running server. When deployed, scheduled functions do this. */
export function startJobs(context: AppContext): () => Promise<void> {
  const stopping = new AbortController();
  const stops = Object.values(jobs).map((job) =>
    repeat(Math.min(job.everySeconds, maxSeconds), () => runJob(context, job, stopping.signal)),
  );
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
