import type { AppContext } from '../../services/context/appContext';
import { jobs } from '../../services/jobs/jobs';
import { runJob } from '../../services/jobs/runJob';
import { sendQueues } from '../../services/jobs/sendQueues';

/** Jobs with longer intervals run this often, so that a missed run is made up for soon. */
const maxIntervalSeconds = 60;

/** Runs `work` now and at each interval, never twice at once. Returns a function that stops it and waits for the current run. */
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

/** Runs the background jobs, as scheduled functions do on Netlify. */
export function startJobs(context: AppContext): () => Promise<void> {
  const stopping = new AbortController();
  const stops = Object.values(jobs).map((job) =>
    repeat(Math.min(job.everySeconds, maxIntervalSeconds), () => runJob(context, job, stopping.signal)),
  );
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

const batchMs = 50;

export interface Waker {
  wake: () => Promise<void>;
  /** Enables `wake`. Returns a function that disables it, aborts the current runs and waits for them. */
  start: (context: AppContext) => () => Promise<void>;
}

/** Sends queued messages without waiting for the next job. Runs may overlap, so a slow server delays only its own run. */
export function createWaker(): Waker {
  let opened: AppContext | null = null;
  let timer: NodeJS.Timeout | null = null;
  const stopping = new AbortController();
  const open = new Set<Promise<void>>();
  const run = () => {
    timer = null;
    if (!opened) return;
    const sending: Promise<void> = sendQueues(opened, stopping.signal).finally(() => open.delete(sending));
    open.add(sending);
  };
  return {
    wake: () => {
      if (opened) timer ??= setTimeout(run, batchMs);
      return Promise.resolve();
    },
    start: (context) => {
      opened = context;
      return async () => {
        opened = null;
        clearTimeout(timer ?? undefined);
        stopping.abort();
        await Promise.all(open);
      };
    },
  };
}
