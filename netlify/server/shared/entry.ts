import type { Encoding } from '../http/compression/bestEncoding';
import { variantsOf, type Variant } from './variants';

/** A response as the API gave it. */
export interface Stored {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

export interface Entry {
  /** The response in each encoding as it is sent, so that serving it needs no work. */
  variants: Record<Encoding, Variant>;
  tags: readonly string[];
  /** Milliseconds of the clock. */
  storedAt: number;
  freshUntil: number;
  /** Until then it may be served while a new one is loaded. */
  staleUntil: number;
}

/** How long a `Netlify-CDN-Cache-Control` lets a shared cache keep a response; null if not at all. */
function freshnessOf(header: string | undefined): { maxAgeSeconds: number; staleSeconds: number } | null {
  const directives = (header ?? '').toLowerCase().split(/\s*,\s*/);
  const secondsOf = (name: string) =>
    Number(directives.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? 0);
  if (!directives.includes('public') || directives.includes('no-store')) return null;
  const maxAgeSeconds = secondsOf('s-maxage') || secondsOf('max-age');
  return maxAgeSeconds > 0 ? { maxAgeSeconds, staleSeconds: secondsOf('stale-while-revalidate') } : null;
}

/** The entry for a response; null if its headers do not let caches share it. */
export async function entryOf(answer: Stored, now: number): Promise<Entry | null> {
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
