import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../platform/settings/settings';
import { isLoopback } from '../../platform/ipAddress';
import { isPrivate } from '../../platform/settings/isPrivate';
import { isOwnerToken, removeOwnerToken, writeOwnerToken } from './ownerToken';

const forwarding =
  /^(forwarded|via|x-forwarded|x-forwarded-.*|x-real-.*|x-original-.*|x-client-ip|x-cluster-client-ip|x-remote-.*|x-host|x-request-start|true-client-ip|client-ip|fastly-.*|cf-.*|cdn-loop|fly-.*|x-nf-.*|x-amzn-.*|x-azure-.*|x-appengine-.*|x-envoy-.*|x-vercel-.*|x-proxy.*)$/i;

export type Caller = Pick<IncomingMessage, 'httpVersion'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localPort'>;
};

/** 'owner' has the token, 'local' is on this machine without it, 'foreign' is anyone else. */
export type CallerKind = 'owner' | 'local' | 'foreign';

const isLocalAddress = (address: string | undefined): boolean => address !== undefined && isLoopback(address);

const isCrossSite = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  return (
    (origin !== null && origin !== new URL(request.url).origin) ||
    (site !== null && site !== 'same-origin' && site !== 'none')
  );
};

/** By default, nginx adds no forwarding headers. Before 1.29.7, it uses HTTP/1.0. */
const isFromOldProxy = ({ httpVersion }: Caller) => httpVersion === '1.0';

function isLocal(request: Request, caller: Caller): boolean {
  const { hostname, port } = new URL(request.url);
  return (
    isLoopback(hostname) &&
    // Browsers leave out the protocol's default port.
    Number(port || 80) === caller.socket.localPort &&
    isLocalAddress(caller.socket.remoteAddress) &&
    !isFromOldProxy(caller) &&
    ![...request.headers.keys()].some((name) => forwarding.test(name)) &&
    !isCrossSite(request)
  );
}

/** Guards the owner's endpoints: outbox, status, backups, dead letters and editor. */
export interface PrivateGate {
  token: string;
  classify: (request: Request, caller: Caller) => CallerKind;
  /** Returns a redirect that moves a valid `?token=` from the URL into a cookie. Null without one. */
  enter: (request: Request, caller: Caller) => Response | null;
}

/** Runs after the owner was authenticated. Returns null for paths of other handlers. */
export type PrivateHandler = (request: Request) => Promise<Response | null>;

const readBearer = (request: Request) => /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
const readCookie = (request: Request, name: string) =>
  (request.headers.get('cookie') ?? '')
    .split(/; */)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export function createGate(token: string): PrivateGate {
  // Cookies ignore ports, so two servers on one machine need different names.
  const cookieName = (caller: Caller) => `owner-${caller.socket.localPort}`;
  const classify = (request: Request, caller: Caller): CallerKind => {
    if (!isLocal(request, caller)) return 'foreign';
    const sentToken = readBearer(request) ?? readCookie(request, cookieName(caller));
    return isOwnerToken(token, sentToken) ? 'owner' : 'local';
  };
  return {
    token,
    classify,
    enter: (request, caller) => {
      const url = new URL(request.url);
      const sentToken = url.searchParams.get('token');
      if (sentToken === null || !isOwnerToken(token, sentToken) || classify(request, caller) === 'foreign') return null;
      url.searchParams.delete('token');
      return new Response(null, {
        status: 303,
        headers: {
          location: url.pathname + url.search,
          'set-cookie': `${cookieName(caller)}=${token}; Path=/; HttpOnly; SameSite=Strict`,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        },
      });
    },
  };
}

/** Writes a new token if only this machine can reach the server. Returns null for any other server. */
export function openGate(settings: Settings): PrivateGate | null {
  if (isPrivate(settings)) return createGate(writeOwnerToken(settings.dataDir));
  removeOwnerToken(settings.dataDir);
  return null;
}
