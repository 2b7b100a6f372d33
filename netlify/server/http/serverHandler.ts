import type { IncomingMessage } from 'node:http';
import dropSlash from '../../edge-functions/dropSlash';
import geo from '../../edge-functions/geo';
import { isApiPath } from '../../routes/http/isApiPath';
import { compressResponse } from './compression/compressResponse';
import type { PrivateHandler } from '../private/privateGate';
import { servePrivatePath, type PrivateOptions } from '../private/privatePaths';

export interface NodeBindings {
  incoming: IncomingMessage;
}
type Handler = (request: Request) => Response | Promise<Response>;

export interface HandlerParts extends PrivateOptions {
  api: (request: Request, bindings: NodeBindings) => Response | Promise<Response>;
  site: Handler;
  metrics?: PrivateHandler | null;
}

/** Paths that are not pages or files of the site. */
export const isServerPath = (path: string): boolean =>
  isApiPath(path) ||
  path === '/geo' ||
  path === '/__outbox' ||
  /^\/(admin|metrics|__status|__backup|__outgoing)(\/|$)/.test(path);

/** Without Netlify's geolocation, the location is California unless a test overrides it. */
function geoResponse(request: Request): Response {
  const code = request.headers.get('x-geo-country') ?? 'US';
  const subdivision = request.headers.get('x-geo-subcountry') ?? (code === 'US' ? 'CA' : undefined);
  return geo(request, { geo: { country: { code }, subdivision: { code: subdivision } } });
}

/** Decodes unreserved characters (RFC 3986, 6.2.2.2), so that '/%61dmin' cannot bypass the rules for '/admin'. */
const normalizeEscapes = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const letter = String.fromCharCode(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : escape;
  });

/** Serves everything the host would serve, from functions, edge functions and files, at one origin. */
export const serverHandler =
  ({ api, site, metrics, ...own }: HandlerParts): HandlerParts['api'] =>
  async (request, bindings) => {
    const { pathname, search } = new URL(request.url);
    if (isApiPath(pathname)) return compressResponse(request, await api(request, bindings));
    const plain = normalizeEscapes(pathname);
    // Redirect, because a handler would see the escaped path. '//host' would lead to another site.
    if (plain !== pathname)
      return new Response(null, { status: 308, headers: { location: plain.replace(/^\/+/, '/') + search } });
    if (pathname === '/geo') return geoResponse(request);
    const response = (await metrics?.(request)) ?? (await servePrivatePath(own, request, bindings.incoming));
    return response ?? dropSlash(request) ?? site(request);
  };
