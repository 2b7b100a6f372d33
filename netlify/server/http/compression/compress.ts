import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './bestEncoding';

type Bytes = Buffer<ArrayBuffer>;

/** For files, which stay the same until the next build, and for responses, which may be new in a second. */
const levels = { file: { br: 9, gzip: 9 }, response: { br: 5, gzip: 6 } };

/** Shorter responses fit in one packet anyway. */
export const leastBytes = 1_000;
/** Responses up to this length are compressed in a quarter of a millisecond. Another thread takes half of one to begin. */
export const quickBytes = 32_000;

/** Compresses outside the main thread, except for short responses. */
export async function compress(raw: Bytes, encoding: Encoding, kind: keyof typeof levels): Promise<Bytes> {
  if (encoding === 'identity') return raw;
  const level = levels[kind][encoding];
  const isQuick = kind === 'response' && raw.length <= quickBytes;
  if (encoding === 'gzip') return isQuick ? gzipSync(raw, { level }) : promisify(gzip)(raw, { level });
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return isQuick ? brotliCompressSync(raw, { params }) : promisify(brotliCompress)(raw, { params });
}
