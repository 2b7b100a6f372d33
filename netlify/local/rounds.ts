import type { AppContext } from '../services/appContext';
import { jobs } from '../services/jobs/jobs';
import { runJob } from '../services/jobs/runJob';

/** A long round is asked for more often than it comes, so that one that was missed is caught up soon. */
const mostSeconds = 60;

/** Does the work now and then again and again, one round at a time; gives the way to stop, which waits for a running round. */
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

/** The background work of a server that runs on: what scheduled functions do where the shop is deployed. */
export function startRounds(context: AppContext): () => Promise<void> {
  const stopping = new AbortController();
  const stops = Object.values(jobs).map((job) =>
    repeat(Math.min(job.everySeconds, mostSeconds), () => runJob(context, job, stopping.signal)),
  );
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
