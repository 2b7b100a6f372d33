import type { Encoding } from '../http/compression/bestEncoding';
import { compress, minCompressedBytes } from '../http/compression/compress';
import { isCompressible } from '../site/contentTypes';

export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

interface Variant extends Pick<StoredResponse, 'headers' | 'body'> {
  etag: string;
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

const createVariant = ({ etag, headers, body }: Variant): Variant => ({
  etag,
  body,
  headers: { ...headers, etag, 'content-length': String(body.length) },
});

async function createVariants({ etag, headers, body }: Variant): Promise<CacheEntry['variants']> {
  if (body.length < minCompressedBytes || !isCompressible(headers['content-type'] ?? '')) {
    const identity = createVariant({ etag, headers, body });
    return { identity, gzip: identity, br: identity };
  }
  const varied = { ...headers, vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' };
  const encoded = async (encoding: 'gzip' | 'br') =>
    createVariant({
      etag: etag.replace(/"$/, `-${encoding}"`),
      headers: { ...varied, 'content-encoding': encoding },
      body: await compress(body, encoding, 'response'),
    });
  const [gzip, br] = await Promise.all([encoded('gzip'), encoded('br')]);
  return { identity: createVariant({ etag, headers: varied, body }), gzip, br };
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
