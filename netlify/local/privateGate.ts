import type { IncomingMessage } from 'node:http';
import type { Settings } from '../platform/settings';
import { isLoopback } from './isLoopback';
import { isPrivate } from './isPrivate';
import { isOwnerToken, removeOwnerToken, writeOwnerToken } from './ownerToken';

/** What proxies, balancers and hosts add to a request that they pass on. */
const forwarding =
  /^(forwarded|via|x-forwarded|x-forwarded-.*|x-real-.*|x-original-.*|x-client-ip|x-cluster-client-ip|x-remote-.*|x-host|x-request-start|true-client-ip|client-ip|fastly-.*|cf-.*|cdn-loop|fly-.*|x-nf-.*|x-amzn-.*|x-azure-.*|x-appengine-.*|x-envoy-.*|x-vercel-.*|x-proxy.*)$/i;

/** What the rule reads of Node's request. */
export type Caller = Pick<IncomingMessage, 'httpVersion'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localPort'>;
};

/** 'owner': with the token; 'local': from this machine without it; 'foreign': anybody else. */
export type Standing = 'owner' | 'local' | 'foreign';

const isLocalAddress = (address: string | undefined): boolean =>
  address !== undefined && isLoopback(address.replace(/^::ffff:/, ''));

/** A page of another site may send a request to this machine; a browser says so. */
const isOfOtherSite = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  return (
    (origin !== null && origin !== new URL(request.url).origin) ||
    (site !== null && site !== 'same-origin' && site !== 'none')
  );
};

/** nginx passes requests on as HTTP/1.0 unless it is told otherwise, and adds nothing to them. */
const isFromOldProxy = ({ httpVersion }: Caller) => httpVersion === '1.0';

function isLocal(request: Request, caller: Caller): boolean {
  const { hostname, port } = new URL(request.url);
  return (
    isLoopback(hostname) &&
    // Left out by browsers where it is the protocol's own.
    Number(port || 80) === caller.socket.localPort &&
    isLocalAddress(caller.socket.remoteAddress) &&
    !isFromOldProxy(caller) &&
    ![...request.headers.keys()].some((name) => forwarding.test(name)) &&
    !isOfOtherSite(request)
  );
}

/** Lets the owner of a machine to what their server answers to nobody else: outbox, status, backups, messages, editor. */
export interface PrivateGate {
  token: string;
  standing: (request: Request, caller: Caller) => Standing;
  /** The way in for a browser: `?token=` becomes a cookie and leaves the address. Null: no token is in the address. */
  enter: (request: Request, caller: Caller) => Response | null;
}

const bearerOf = (request: Request) => /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
const cookieOf = (request: Request, name: string) =>
  (request.headers.get('cookie') ?? '')
    .split(/; */)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A gate that a token opens, from this machine alone. */
export function createGate(token: string): PrivateGate {
  // Cookies do not tell ports apart: two servers of a machine would overwrite each other's.
  const cookieName = (caller: Caller) => `owner-${caller.socket.localPort}`;
  const standing = (request: Request, caller: Caller): Standing => {
    if (!isLocal(request, caller)) return 'foreign';
    const given = bearerOf(request) ?? cookieOf(request, cookieName(caller));
    return isOwnerToken(token, given) ? 'owner' : 'local';
  };
  return {
    token,
    standing,
    enter: (request, caller) => {
      const url = new URL(request.url);
      const given = url.searchParams.get('token');
      if (given === null || !isOwnerToken(token, given) || standing(request, caller) === 'foreign') return null;
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

/** The gate of a server that nobody else reaches, with a new token in its data folder; null for any other server. */
export function openGate(settings: Settings): PrivateGate | null {
  if (isPrivate(settings)) return createGate(writeOwnerToken(settings.dataDir));
  removeOwnerToken(settings.dataDir);
  return null;
}
