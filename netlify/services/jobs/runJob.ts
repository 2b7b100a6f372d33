import { and, eq, gt, lt, or } from 'drizzle-orm';
import { jobRuns } from '../../database/schema';
import { complaintOf } from '../../platform/complaint';
import type { AppContext } from '../appContext';
import type { Job } from './jobs';

/** Below the thirty seconds of a scheduled function. */
const longest = 25_000;
/** A round so far ahead was claimed by a process whose clock was wrong. */
const tooFar = 86_400_000;

const roundOf = ({ everySeconds }: Job, now: Date): Date => {
  const length = everySeconds * 1000;
  return new Date(Math.floor(now.getTime() / length) * length);
};

/** The round that this process is to work, or null when another has it: one statement, of which one of many at once passes. */
async function claim({ database, clock }: AppContext, job: Job): Promise<Date | null> {
  const now = clock();
  const round = roundOf(job, now);
  const run = { round, startedAt: now, finishedAt: null, error: null };
  const claimed = await database
    .insert(jobRuns)
    .values({ name: job.name, ...run })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: run,
      setWhere: or(lt(jobRuns.round, round), gt(jobRuns.round, new Date(now.getTime() + tooFar))),
    })
    .returning({ name: jobRuns.name });
  return claimed.length ? round : null;
}

/** 'left': another process has the round. */
export type JobOutcome = 'done' | 'failed' | 'left';

/**
 * Works the present round of a job, unless a process has claimed it, and writes down how it went. Never throws. A process
 * that dies in the middle leaves `finished_at` empty; the work is taken up in the next round, by whoever claims that. A
 * round gives up after 25 seconds: a job of shorter rounds may overlap with later ones in other processes that long.
 */
export async function runJob(context: AppContext, job: Job, signal?: AbortSignal): Promise<JobOutcome> {
  const { database, clock, log } = context;
  try {
    const round = await claim(context, job);
    if (!round) return 'left';
    const limit = AbortSignal.timeout(longest);
    const error = await job.work(context, signal ? AbortSignal.any([signal, limit]) : limit).then(
      () => null,
      (reason: unknown) => {
        log.error('A job failed', { job: job.name, error: reason });
        return complaintOf(reason).error.slice(0, 500);
      },
    );
    await database
      .update(jobRuns)
      .set({ finishedAt: clock(), error })
      .where(and(eq(jobRuns.name, job.name), eq(jobRuns.round, round)));
    return error === null ? 'done' : 'failed';
  } catch (error) {
    log.error('A job could not be run', { job: job.name, error });
    return 'failed';
  }
}
