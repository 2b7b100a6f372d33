import { createHash } from 'node:crypto';
import { and, eq, gt, gte, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { SiteRatings } from '../../../src/domain/rating/ownerRatingsSchema';
import { jobRuns } from '../../database/workTables';
import { inHttpCall } from '../../platform/tracing/outgoingCalls';
import type { AppContext } from '../context/appContext';
import { listSiteRatings } from '../pods/ratings/findOwnerRatings';

/** The name of a `job_runs` row whose round is the last change that the hook was called for. */
export const buildHookRow = 'build-hook';
const timeoutMs = 10_000;
/** Ignores claims that a process with a wrong clock made in the future. */
const maxAheadMs = 86_400_000;
const unsentCodes: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Returns false if the hook was already called for this or a later change, unless that call was rejected. */
async function claim({ database, clock }: AppContext, moment: Date): Promise<boolean> {
  const now = clock();
  const run = { round: moment, startedAt: now, finishedAt: null, error: null };
  const isTooFarAhead = gt(jobRuns.round, new Date(now.getTime() + maxAheadMs));
  // Also of a later moment, whose call would have covered this one.
  const wasRejected = and(gte(jobRuns.round, moment), isNull(jobRuns.finishedAt), isNotNull(jobRuns.error));
  const claimed = await database
    .insert(jobRuns)
    .values({ name: buildHookRow, ...run })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: run,
      setWhere: or(lt(jobRuns.round, moment), wasRejected, isTooFarAhead),
    })
    .returning({ name: jobRuns.name });
  return claimed.length > 0;
}

interface Outcome {
  error: string | null;
  /** False if the call may be repeated, because it cannot have started a build. */
  isOver: boolean;
}

async function callHook(url: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const { ok, status } = await inHttpCall('build-hook', 'POST', () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      }),
    );
    return ok
      ? { error: null, isOver: true }
      : { error: `The build hook answered ${status}. This is tried again.`, isOver: false };
  } catch (error) {
    const { cause } = error as Error & { cause?: { code?: unknown } };
    return unsentCodes.has(cause?.code)
      ? { error: 'The build hook cannot be reached. This is tried again.', isOver: false }
      : {
          error: 'The build hook did not answer. It may have started a build, so it is not called again.',
          isOver: true,
        };
  }
}

/** In UTC: the night of North America. */
const ratingsHour = 9;
/** Only within it are the ratings read, so that no other minute reads them. */
const ratingsPeriodMs = 600_000;
const noRatings: SiteRatings = { products: [], reviewed: [] };

const hashRatings = (ratings: SiteRatings): string =>
  createHash('sha256').update(JSON.stringify(ratings)).digest('base64url');

interface ChangedRatings {
  moment: Date;
  hash: string;
}

/**
 * Compares all that pages say of ratings and reviews with that of the last successful call, because a row that was
 * deleted has no time of change. Returns undefined except for some minutes a day, at which pages get the changes.
 */
async function findChangedRatings(context: AppContext, now: Date): Promise<ChangedRatings | undefined> {
  const moment = new Date(now);
  moment.setUTCHours(ratingsHour, 0, 0, 0);
  const late = now.getTime() - moment.getTime();
  if (late < 0 || late >= ratingsPeriodMs) return undefined;
  const hash = hashRatings(await listSiteRatings(context));
  const [last] = await context.database
    .select({ hash: jobRuns.inputHash })
    .from(jobRuns)
    .where(eq(jobRuns.name, buildHookRow));
  return hash === (last?.hash ?? hashRatings(noRatings)) ? undefined : { moment, hash };
}

/** Calls the build hook once per scheduled content change and day with ratings, however many processes run this. */
export async function rebuildWhenDue(context: AppContext, signal: AbortSignal): Promise<void> {
  const { database, settings, clock, contentChanges } = context;
  const now = clock();
  if (!settings.buildHookUrl) return;
  const changed = await findChangedRatings(context, now);
  const moments = [contentChanges.findLast((change) => change <= now), changed?.moment];
  const moment = moments
    .filter((each) => each !== undefined)
    .sort((a, b) => a.getTime() - b.getTime())
    .at(-1);
  if (!moment || !(await claim(context, moment))) return;
  const { error, isOver } = await callHook(settings.buildHookUrl, signal);
  await database
    .update(jobRuns)
    // A call whose outcome is unknown is repeated a day later.
    .set({ error, finishedAt: isOver ? clock() : null, ...(!error && changed && { inputHash: changed.hash }) })
    .where(and(eq(jobRuns.name, buildHookRow), eq(jobRuns.round, moment)));
  if (error) throw new Error(error);
}
