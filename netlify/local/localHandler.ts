import type { IncomingMessage } from 'node:http';
import dropSlash from '../edge-functions/dropSlash';
import geo from '../edge-functions/geo';
import { isApiPath } from '../routes/http/isApiPath';
import { compressAnswer } from './compression/compressAnswer';
import type { OwnHandler } from './ownHandler';
import { handlePrivatePath, type PrivateParts } from './private/privatePaths';

/** Node's request, which gives the API the client's IP address. */
export interface NodeBindings {
  incoming: IncomingMessage;
}
type Handler = (request: Request) => Response | Promise<Response>;

export interface LocalParts extends PrivateParts {
  /** The API, under the same paths as the deployed functions. */
  api: (request: Request, bindings: NodeBindings) => Response | Promise<Response>;
  site: Handler;
  /** Null without a token for it. */
  metrics?: OwnHandler | null;
}

/** Paths that are not pages or files of the site. */
export const isServerPath = (path: string): boolean =>
  isApiPath(path) ||
  path === '/geo' ||
  path === '/__outbox' ||
  /^\/(admin|metrics|__status|__backup|__outgoing)(\/|$)/.test(path);

/** A local server cannot detect a location, so it is California unless a test overrides it. */
function localGeo(request: Request): Response {
  const code = request.headers.get('x-geo-country') ?? 'US';
  const subdivision = request.headers.get('x-geo-subcountry') ?? (code === 'US' ? 'CA' : undefined);
  return geo(request, { geo: { country: { code }, subdivision: { code: subdivision } } });
}

/** Serves everything the host would serve, from functions, edge functions and files, at one origin. */
export const localHandler =
  ({ api, site, metrics, ...own }: LocalParts): LocalParts['api'] =>
  async (request, bindings) => {
    const { pathname } = new URL(request.url);
    if (isApiPath(pathname)) return compressAnswer(request, await api(request, bindings));
    if (pathname === '/geo') return localGeo(request);
    const answer = (await metrics?.(request)) ?? (await handlePrivatePath(own, request, bindings.incoming));
    return answer ?? dropSlash(request) ?? site(request);
  };
