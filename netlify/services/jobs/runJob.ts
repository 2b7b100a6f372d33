import { and, eq, gt, lt, or } from 'drizzle-orm';
import { jobRuns } from '../../database/workTables';
import { sanitizeError } from '../../platform/log/sanitizeError';
import { currentSpan, errorType, inTrace } from '../../platform/tracing/spans';
import type { AppContext } from '../context/appContext';
import type { Job } from './jobs';

/** After this time the job is asked to end, and soon after it counts as failed. Scheduled functions have 30 seconds. */
const maxRunMs = 25_000;
const graceMs = 2_000;
/** The maximum difference between the clocks of two processes. */
const maxSkewMs = 60_000;

const getRound = ({ everySeconds }: Job, now: Date): Date => {
  const length = everySeconds * 1000;
  return new Date(Math.floor(now.getTime() / length) * length);
};

/** A single statement, so only one of many concurrent claims succeeds. */
async function claimRound({ database, clock }: AppContext, job: Job): Promise<Date | null> {
  const now = clock();
  const round = getRound(job, now);
  // A process with a wrong clock claimed a later round. Waiting for it would stop the job for all others until then.
  const isFarAhead = gt(jobRuns.round, new Date(now.getTime() + job.everySeconds * 1000 + maxSkewMs));
  const run = { round, startedAt: now, finishedAt: null, error: null };
  const claimed = await database
    .insert(jobRuns)
    .values({ name: job.name, ...run })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: run,
      setWhere: or(lt(jobRuns.round, round), isFarAhead),
    })
    .returning({ name: jobRuns.name });
  return claimed.length ? round : null;
}

/** Gives up on work that ignores its signal, because it would keep the job from ever running again. */
async function runLimited(context: AppContext, job: Job, signal?: AbortSignal): Promise<void> {
  const limit = AbortSignal.timeout(maxRunMs);
  const work = job.work(context, signal ? AbortSignal.any([signal, limit]) : limit);
  const end = AbortSignal.timeout(maxRunMs + graceMs);
  const overdue = new Promise<never>((_, reject) => {
    const message = `The job did not end within ${(maxRunMs + graceMs) / 1000} seconds`;
    end.addEventListener('abort', () => reject(new Error(message)), { once: true });
  });
  await Promise.race([work, overdue]);
}

/** Runs work of a job in a trace of its own. */
export const traceJob = <Result>(
  { startTrace }: AppContext,
  { name }: Job,
  work: () => Promise<Result>,
): Promise<Result> => inTrace(startTrace, () => ({ name: `job ${name}`, attributes: { 'job.name': name } }), work);

/** 'skipped' means that another process claimed the round. */
export type JobOutcome = 'done' | 'failed' | 'skipped';

async function runRound(context: AppContext, job: Job, signal?: AbortSignal): Promise<JobOutcome> {
  const { database, clock, log } = context;
  try {
    const round = await claimRound(context, job);
    if (!round) return 'skipped';
    const error = await runLimited(context, job, signal).then(
      () => null,
      (reason: unknown) => {
        currentSpan()?.fail(errorType(reason));
        log.error('A job failed', { job: job.name, error: reason });
        return sanitizeError(reason).error.slice(0, 500);
      },
    );
    await database
      .update(jobRuns)
      .set({ finishedAt: clock(), error })
      .where(and(eq(jobRuns.name, job.name), eq(jobRuns.round, round)));
    return error === null ? 'done' : 'failed';
  } catch (error) {
    currentSpan()?.fail(errorType(error));
    log.error('A job could not be started', { job: job.name, error });
    return 'failed';
  }
}

/** Never throws. If the process crashes, `finished_at` stays null and a later round continues the work. */
export const runJob = (context: AppContext, job: Job, signal?: AbortSignal): Promise<JobOutcome> =>
  traceJob(context, job, () => runRound(context, job, signal));
