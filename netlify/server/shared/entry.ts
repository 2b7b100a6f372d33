import type { Encoding } from '../http/compression/bestEncoding';
import { createVariants, type Variant } from './variants';

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
function parseFreshness(header: string | undefined): { maxAgeSeconds: number; staleSeconds: number } | null {
  const directives = (header ?? '').toLowerCase().split(/\s*,\s*/);
  const readSeconds = (name: string) =>
    Number(directives.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? 0);
  if (!directives.includes('public') || directives.includes('no-store')) return null;
  const maxAgeSeconds = readSeconds('s-maxage') || readSeconds('max-age');
  return maxAgeSeconds > 0 ? { maxAgeSeconds, staleSeconds: readSeconds('stale-while-revalidate') } : null;
}

export async function createEntry(response: StoredResponse, now: number): Promise<CacheEntry | null> {
  const freshness = parseFreshness(response.headers['netlify-cdn-cache-control']);
  const { etag } = response.headers;
  if (response.status !== 200 || !freshness || !etag) return null;
  const freshUntil = now + freshness.maxAgeSeconds * 1000;
  return {
    variants: await createVariants({ ...response, etag }),
    tags: response.headers['netlify-cache-tag']?.split(',').map((tag) => tag.trim()) ?? [],
    storedAt: now,
    freshUntil,
    staleUntil: freshUntil + freshness.staleSeconds * 1000,
  };
}
