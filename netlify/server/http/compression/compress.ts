import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './bestEncoding';

type Bytes = Buffer<ArrayBuffer>;

// Files are compressed once per build, responses possibly every second.
const levels = { file: { br: 9, gzip: 9 }, response: { br: 5, gzip: 6 } };

export const minCompressedBytes = 1_000;
/** Compressing this much takes 0.25 ms, and starting another thread 0.5 ms. */
export const maxSyncBytes = 32_000;

export async function compress(raw: Bytes, encoding: Encoding, kind: keyof typeof levels): Promise<Bytes> {
  if (encoding === 'identity') return raw;
  const level = levels[kind][encoding];
  const isSync = kind === 'response' && raw.length <= maxSyncBytes;
  if (encoding === 'gzip') return isSync ? gzipSync(raw, { level }) : promisify(gzip)(raw, { level });
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return isSync ? brotliCompressSync(raw, { params }) : promisify(brotliCompress)(raw, { params });
}
