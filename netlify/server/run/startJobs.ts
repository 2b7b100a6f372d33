import type { AppContext } from '../../services/appContext';
import { jobs } from '../../services/jobs/jobs';
import { runJob } from '../../services/jobs/runJob';
import { sendQueues } from '../../services/sending/sendQueues';

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

/** Requests that commit within this time share one run. */
const gatherMs = 50;

export interface Waker {
  /** For the context: gathers the calls of a moment, and returns at once. */
  wake: () => Promise<void>;
  /** Starts runs for calls from now on. Returns a function that aborts the running ones and waits for them. */
  start: (context: AppContext) => () => Promise<void>;
}

/** Sends messages as soon as a request has queued them. Runs may overlap, so one that waits for a slow server holds up no other. */
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
      if (opened) timer ??= setTimeout(run, gatherMs);
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
