import { readRatings, storeRatings } from '../../../src/content/source/readRatings';
import { ratedProductsSchema, type RatedProducts } from '../../../src/domain/rating/ownerRatingsSchema';

const today = (now: Date): string => now.toISOString().slice(0, 10);

/** Stores the owners' ratings for the next build, once a day. Returns true if they were stored. */
export async function refreshRatings(root: string, list: () => Promise<RatedProducts>, now: Date): Promise<boolean> {
  if (readRatings(root)?.asOf === today(now)) return false;
  storeRatings(root, { asOf: today(now), ...(await list()) });
  return true;
}

/** The shop that runs: `RATINGS_URL`, or on Netlify the site that the build replaces. Null if there is none to ask. */
export function ratingsOrigin({ RATINGS_URL, NETLIFY, CONTEXT, URL: site }: NodeJS.ProcessEnv): string | null {
  return RATINGS_URL || (NETLIFY && CONTEXT === 'production' && site) || null;
}

const timeoutMs = 10_000;

async function fetchRatings(origin: string): Promise<RatedProducts> {
  const response = await fetch(new URL('/v1/app/ratings', origin), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return ratedProductsSchema.parse(await response.json());
}

/** Before a build away from the shop. A shop that does not answer is no reason not to build. */
export async function fetchRatingsForBuild(
  root: string,
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const origin = ratingsOrigin(env);
  if (!origin) return;
  try {
    await refreshRatings(root, () => fetchRatings(origin), new Date());
  } catch (error) {
    const kept = readRatings(root)?.asOf;
    const reason = error instanceof Error ? error.message : String(error);
    print(`No ratings from ${origin}: ${reason}. Pages have ${kept ? `those of ${kept}` : 'none'} until they load.`);
  }
}
