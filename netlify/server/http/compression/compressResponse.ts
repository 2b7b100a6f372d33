import { isCompressible } from '../../site/contentTypes';
import { acceptsGzip } from './bestEncoding';
import { compress, minCompressedBytes, maxSyncBytes } from './compress';

/** Further responses are sent uncompressed, because files and photos need the same few threads. */
const maxConcurrent = 8;
let running = 0;

async function gzipBody(body: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer> | null> {
  if (body.length < minCompressedBytes) return null;
  if (body.length <= maxSyncBytes) return compress(body, 'gzip', 'response');
  if (running >= maxConcurrent) return null;
  running += 1;
  return compress(body, 'gzip', 'response').finally(() => (running -= 1));
}

/** True for responses that may depend on `Accept-Encoding`. Errors are too short to compress. */
function isVaried({ status, ok, headers }: Response): boolean {
  if (headers.has('content-encoding') || headers.get('cache-control')?.includes('no-transform')) return false;
  return status === 304 ? headers.has('etag') : ok && isCompressible(headers.get('content-type') ?? '');
}

/** Compression changes the bytes, so a strong ETag would be wrong. A 304 must carry the same ETag. */
function weakenEtag(headers: Headers): void {
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
}

/** Brotli takes up to twice as long for a few bytes less. BREACH does not apply: secrets are only sent for a token. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  if (!isVaried(response)) return response;
  const { status, headers } = response;
  headers.append('vary', 'Accept-Encoding');
  if (!acceptsGzip(request.headers.get('accept-encoding'))) return response;
  weakenEtag(headers);
  if (!response.body) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const compressed = await gzipBody(body);
  headers.delete('content-length');
  if (compressed) headers.set('content-encoding', 'gzip');
  return new Response(compressed ?? body, { status, headers });
}
