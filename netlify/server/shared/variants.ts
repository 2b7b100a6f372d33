import type { Encoding } from '../http/compression/bestEncoding';
import { compress, minCompressedBytes } from '../http/compression/compress';
import { isCompressible } from '../site/contentTypes';

interface EncodableResponse {
  etag: string;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

export interface Variant extends EncodableResponse {
  unchanged: Record<string, string>;
}

/** A 304 has no body to describe, and caches ignore these. */
const notIn304 = /^(content-(type|length|encoding)|netlify-)/;

function createVariant({ etag, headers, body }: EncodableResponse): Variant {
  const full = { ...headers, etag, 'content-length': String(body.length) };
  const unchanged = Object.fromEntries(Object.entries(full).filter(([name]) => !notIn304.test(name)));
  return { etag, body, headers: full, unchanged };
}

export async function createVariants({ etag, headers, body }: EncodableResponse): Promise<Record<Encoding, Variant>> {
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
