import { purgeCache } from '@netlify/functions';

/** A job run lasts 25 seconds at most, and one call is enough for it. */
const timeoutMs = 10_000;

/** Drops everything with these tags from Netlify's CDN. Only works within a function, whose environment has the credentials. */
export function purgeNetlifyCdn(tags: readonly string[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Netlify's purge took more than ${timeoutMs / 1000} seconds.`)), timeoutMs);
  });
  return Promise.race([purgeCache({ tags: [...tags] }), late]).finally(() => clearTimeout(timer));
}
