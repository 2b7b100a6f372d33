import { isCompressible } from '../site/contentTypes';
import { bestEncoding } from './bestEncoding';
import { compress, leastBytes } from './compress';

/** Others are sent uncompressed meanwhile. Files and photos need the same few threads. */
const mostAtOnce = 8;
let running = 0;

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
 * Compresses a response of the API as its client prefers, as Netlify does for functions. Secrets are only in responses to a
 * token, which no other site can make a browser send, so their length tells nobody anything.
 */
export async function compressAnswer(request: Request, response: Response): Promise<Response> {
  if (!isVaried(response)) return response;
  response.headers.append('vary', 'Accept-Encoding');
  const encoding = bestEncoding(request.headers.get('accept-encoding'));
  if (encoding === 'identity') return response;
  weakenEtag(response.headers);
  if (!response.body || running >= mostAtOnce) return response;
  running += 1;
  try {
    const { status, headers } = response;
    const body = Buffer.from(await response.arrayBuffer());
    if (body.length < leastBytes) return new Response(body, { status, headers });
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
    return new Response(await compress(body, encoding, 'response'), { status, headers });
  } finally {
    running -= 1;
  }
}
