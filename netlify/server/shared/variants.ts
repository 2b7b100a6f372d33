import type { Encoding } from '../http/compression/bestEncoding';
import { compress, leastBytes } from '../http/compression/compress';
import { isCompressible } from '../site/contentTypes';

interface Answer {
  etag: string;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

/** A stored response in one encoding, with its headers as they are sent. */
export interface Variant extends Answer {
  /** The headers of a 304. */
  unchanged: Record<string, string>;
}

/** These describe the body, which a 304 does not have, and its storing. */
const notIn304 = /^(content-(type|length|encoding)|netlify-)/;

function variantOf({ etag, headers, body }: Answer): Variant {
  const full = { ...headers, etag, 'content-length': String(body.length) };
  const unchanged = Object.fromEntries(Object.entries(full).filter(([name]) => !notIn304.test(name)));
  return { etag, body, headers: full, unchanged };
}

/** Compresses a response once in each encoding. Those that are not worth it have the same variant for all. */
export async function variantsOf({ etag, headers, body }: Answer): Promise<Record<Encoding, Variant>> {
  if (body.length < leastBytes || !isCompressible(headers['content-type'] ?? '')) {
    const identity = variantOf({ etag, headers, body });
    return { identity, gzip: identity, br: identity };
  }
  const varied = { ...headers, vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' };
  const encoded = async (encoding: 'gzip' | 'br') =>
    variantOf({
      etag: etag.replace(/"$/, `-${encoding}"`),
      headers: { ...varied, 'content-encoding': encoding },
      body: await compress(body, encoding, 'response'),
    });
  const [gzip, br] = await Promise.all([encoded('gzip'), encoded('br')]);
  return { identity: variantOf({ etag, headers: varied, body }), gzip, br };
}
