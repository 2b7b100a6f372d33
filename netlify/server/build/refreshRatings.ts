import { isDeepStrictEqual } from 'node:util';
import {
  readRatings,
  readRatingsCheck,
  removeRatings,
  storeRatings,
  storeRatingsCheck,
} from '../../../src/content/source/readRatings';
import type { z } from 'zod';
import { listSchema } from '../../../src/domain/api/listSchema';
import { ratedProductsSchema, type SiteRatings } from '../../../src/domain/rating/ownerRatingsSchema';
import { reviewedProductSchema } from '../../../src/domain/rating/reviewSchema';
import { isoDay } from '../../../src/domain/time/calendarDay';
import { zonedDay } from '../../../src/domain/time/zonedTime';

/** The latest of the mainland's, so that no shopper reads tomorrow's date. */
const timezone = 'America/Los_Angeles';
const dayOf = (now: Date): string => isoDay(zonedDay(now, timezone));

/** Stores the owners' ratings and reviews for the next build. Returns false where they are those that are stored. */
export function keepRatings(root: string, { products, reviewed }: SiteRatings, now: Date): boolean {
  const stored = readRatings(root);
  storeRatingsCheck(root, dayOf(now));
  const before = { products: stored?.products ?? [], reviewed: stored?.reviewed ?? [] };
  if (isDeepStrictEqual(before, { products, reviewed })) return false;
  storeRatings(root, { asOf: dayOf(now), products, reviewed });
  return true;
}

/**
 * Keeps the ratings of a server whose pages are of an earlier day, or whose last ratings are gone, as those of the demo
 * are. Returns true if the pages need a build.
 */
export async function refreshRatings(root: string, list: () => Promise<SiteRatings>, now: Date): Promise<boolean> {
  const ratings = await list();
  const isEmpty = ratings.products.length + ratings.reviewed.length === 0;
  const isDue = readRatings(root)?.asOf !== dayOf(now) || isEmpty;
  return isDue && keepRatings(root, ratings, now);
}

/** The shop that runs: `RATINGS_URL`, or on Netlify the site that the build replaces. Null if there is none to ask. */
export function ratingsOrigin({ RATINGS_URL, NETLIFY, CONTEXT, URL: site }: NodeJS.ProcessEnv): string | null {
  return RATINGS_URL || (NETLIFY && CONTEXT === 'production' && site) || null;
}

const timeoutMs = 10_000;
const maxAgeMs = 30 * 86_400_000;

async function fetchJson(origin: string, path: string): Promise<unknown> {
  const response = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(timeoutMs) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.json();
}

const reviewPageSchema = listSchema(reviewedProductSchema);

/** Reads every page. The release that the build replaces may not know reviews yet. */
async function fetchReviewed(origin: string): Promise<SiteRatings['reviewed']> {
  const reviewed: SiteRatings['reviewed'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await fetchJson(origin, `/v1/app/reviews${cursor && `?cursor=${cursor}`}`);
    if (answer === null) return reviewed;
    const page: z.infer<typeof reviewPageSchema> = reviewPageSchema.parse(answer);
    reviewed.push(...page.items);
    cursor = page.nextCursor;
  }
  return reviewed;
}

async function fetchRatings(origin: string): Promise<SiteRatings> {
  const rated = await fetchJson(origin, '/v1/app/ratings');
  if (rated === null) throw new Error('it answered 404');
  const { products } = ratedProductsSchema.parse(rated);
  return { products, reviewed: await fetchReviewed(origin) };
}

interface Build {
  root: string;
  env: NodeJS.ProcessEnv;
  now: Date;
  print: (line: string) => void;
}

/**
 * Before a build that no server started. Without a shop to ask, the pages get no ratings, because stored ones may be of a
 * demo. A shop that does not answer is no reason not to build: its last ratings stay for a month.
 */
export async function fetchRatingsForBuild({ root, env, now, print }: Build): Promise<void> {
  const origin = ratingsOrigin(env);
  if (!origin) return removeRatings(root);
  try {
    keepRatings(root, await fetchRatings(origin), now);
  } catch (error) {
    const kept = readRatings(root)?.asOf;
    const isRecent = kept !== undefined && now.getTime() - Date.parse(readRatingsCheck(root) ?? kept) < maxAgeMs;
    if (!isRecent) removeRatings(root);
    const reason = error instanceof Error ? error.message : String(error);
    print(
      `No ratings from ${origin}: ${reason}. Pages have ${isRecent ? `those of ${kept}` : 'none'} until they load.`,
    );
  }
}
