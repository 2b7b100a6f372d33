import type { IncomingMessage } from 'node:http';
import dropSlash from '../edge-functions/dropSlash';
import geo from '../edge-functions/geo';
import type { OutboxMessage } from '../platform/outbox';
import { isTrusted } from './admin/isTrusted';
import { outboxPage } from './outboxPage';
import type { OwnHandler } from './ownHandler';

/** Node's request, by which the API knows the address of the caller. */
export interface NodeBindings {
  incoming: IncomingMessage;
}
type Handler = (request: Request) => Response | Promise<Response>;

export interface LocalParts {
  /** The API, whose paths are those of the deployed functions. */
  api: (request: Request, bindings: NodeBindings) => Response | Promise<Response>;
  site: Handler;
  /** Null: a sender is set or others can reach the server, so nobody reads it here (D-23). */
  outbox: (() => OutboxMessage[]) | null;
  /** Null: others can reach the server, so nobody edits its files here. */
  admin?: OwnHandler | null;
  /** For the command of this machine that looks after messages to dispensaries. */
  letters?: OwnHandler;
  /** Null: others can reach the server, so nobody reads its figures or copies its data here. */
  operations?: OwnHandler | null;
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
  ({ api, site, outbox, admin, letters, operations }: LocalParts): LocalParts['api'] =>
  async (request, bindings) => {
    const { pathname } = new URL(request.url);
    if (isApiPath(pathname)) return api(request, bindings);
    if (pathname === '/geo') return localGeo(request);
    const { remoteAddress } = bindings.incoming.socket;
    if (pathname === '/__outbox' && outbox && isTrusted(request, remoteAddress)) return outboxPage(request, outbox());
    for (const handle of [letters, operations, admin]) {
      const own = await handle?.(request, remoteAddress);
      if (own) return own;
    }
    return dropSlash(request) ?? site(request);
  };
