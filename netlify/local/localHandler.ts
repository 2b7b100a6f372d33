import type { IncomingMessage } from 'node:http';
import dropSlash from '../edge-functions/dropSlash';
import geo from '../edge-functions/geo';
import { answerPrivate, type PrivateParts } from './privatePaths';

/** Node's request, by which the API knows the address of the caller. */
export interface NodeBindings {
  incoming: IncomingMessage;
}
type Handler = (request: Request) => Response | Promise<Response>;

export interface LocalParts extends PrivateParts {
  /** The API, whose paths are those of the deployed functions. */
  api: (request: Request, bindings: NodeBindings) => Response | Promise<Response>;
  site: Handler;
}

/** What the functions answer; all else is the site's. */
const isApiPath = (path: string): boolean => /^\/(v1|pas|\.netlify\/functions)\//.test(path);

/** All that is not a page or a file of the site. */
export const isServerPath = (path: string): boolean =>
  isApiPath(path) ||
  path === '/geo' ||
  path === '/__outbox' ||
  /^\/(admin|__status|__backup|__outgoing)(\/|$)/.test(path);

/** Nothing tells a local server where its visitor is: California, unless a test says otherwise. */
function localGeo(request: Request): Response {
  const code = request.headers.get('x-geo-country') ?? 'US';
  const subdivision = request.headers.get('x-geo-subcountry') ?? (code === 'US' ? 'CA' : undefined);
  return geo(request, { geo: { country: { code }, subdivision: { code: subdivision } } });
}

/** One address for all that the host serves by its parts: functions, edge functions and files. */
export const localHandler =
  ({ api, site, ...own }: LocalParts): LocalParts['api'] =>
  async (request, bindings) => {
    const { pathname } = new URL(request.url);
    if (isApiPath(pathname)) return api(request, bindings);
    if (pathname === '/geo') return localGeo(request);
    const answer = await answerPrivate(own, request, bindings.incoming);
    return answer ?? dropSlash(request) ?? site(request);
  };
