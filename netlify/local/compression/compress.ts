import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './bestEncoding';

type Bytes = Buffer<ArrayBuffer>;

/** For files, which stay the same until the next build, and for responses, which may be new in a second. */
const levels = { file: { br: 9, gzip: 9 }, response: { br: 5, gzip: 6 } };

/** Shorter responses fit in one packet anyway. */
export const leastBytes = 1_000;

/** Compresses outside the main thread. */
export async function compress(raw: Bytes, encoding: Encoding, kind: keyof typeof levels): Promise<Bytes> {
  if (encoding === 'identity') return raw;
  const level = levels[kind][encoding];
  if (encoding === 'gzip') return promisify(gzip)(raw, { level });
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return promisify(brotliCompress)(raw, { params });
}
