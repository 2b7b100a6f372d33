import { isCompressible } from '../../site/contentTypes';
import { acceptsGzip } from './bestEncoding';
import { compress, leastBytes, quickBytes } from './compress';

/** Long responses compressed at one time. Others are sent as they are: files and photos need the same few threads. */
const mostAtOnce = 8;
let running = 0;

async function zip(body: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer> | null> {
  if (body.length < leastBytes) return null;
  if (body.length <= quickBytes) return compress(body, 'gzip', 'response');
  if (running >= mostAtOnce) return null;
  running += 1;
  return compress(body, 'gzip', 'response').finally(() => (running -= 1));
}

/** True for responses whose form may depend on `Accept-Encoding`. Errors are short. */
function isVaried({ status, ok, headers }: Response): boolean {
  if (headers.has('content-encoding') || headers.get('cache-control')?.includes('no-transform')) return false;
  return status === 304 ? headers.has('etag') : ok && isCompressible(headers.get('content-type') ?? '');
}

/** A compressed response has other bytes, so its ETag can only be weak. That of a 304 is the same. */
function weakenEtag(headers: Headers): void {
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
}

/**
 * Compresses a response of the API, as Netlify does for functions. With gzip alone, because Brotli takes up to twice the
 * time for a few bytes less. Secrets are only in responses to a token, which no other site can make a browser send, so
 * their length tells nobody anything.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  if (!isVaried(response)) return response;
  const { status, headers } = response;
  headers.append('vary', 'Accept-Encoding');
  if (!acceptsGzip(request.headers.get('accept-encoding'))) return response;
  weakenEtag(headers);
  if (!response.body) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const zipped = await zip(body);
  headers.delete('content-length');
  if (zipped) headers.set('content-encoding', 'gzip');
  return new Response(zipped ?? body, { status, headers });
}
