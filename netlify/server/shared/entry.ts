import type { Encoding } from '../http/compression/bestEncoding';
import { variantsOf, type Variant } from './variants';

export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

export interface CacheEntry {
  variants: Record<Encoding, Variant>;
  tags: readonly string[];
  storedAt: number;
  freshUntil: number;
  /** Served until then while a fresh response is loaded. */
  staleUntil: number;
}

/** Parses `Netlify-CDN-Cache-Control`. Null if a shared cache must not store the response. */
function freshnessOf(header: string | undefined): { maxAgeSeconds: number; staleSeconds: number } | null {
  const directives = (header ?? '').toLowerCase().split(/\s*,\s*/);
  const secondsOf = (name: string) =>
    Number(directives.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? 0);
  if (!directives.includes('public') || directives.includes('no-store')) return null;
  const maxAgeSeconds = secondsOf('s-maxage') || secondsOf('max-age');
  return maxAgeSeconds > 0 ? { maxAgeSeconds, staleSeconds: secondsOf('stale-while-revalidate') } : null;
}

export async function createEntry(answer: StoredResponse, now: number): Promise<CacheEntry | null> {
  const freshness = freshnessOf(answer.headers['netlify-cdn-cache-control']);
  const { etag } = answer.headers;
  if (answer.status !== 200 || !freshness || !etag) return null;
  const freshUntil = now + freshness.maxAgeSeconds * 1000;
  return {
    variants: await variantsOf({ ...answer, etag }),
    tags: answer.headers['netlify-cache-tag']?.split(',').map((tag) => tag.trim()) ?? [],
    storedAt: now,
    freshUntil,
    staleUntil: freshUntil + freshness.staleSeconds * 1000,
  };
}
