import { isLoopback } from '../isLoopback';

/** What a proxy in front adds: then the caller may be anybody, whatever address the connection has. */
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const isLocalAddress = (address: string | undefined): boolean =>
  address !== undefined && isLoopback(address.replace(/^::ffff:/, ''));

/**
 * Whether a request comes from this machine and from a page of this server: its name is loopback's (a foreign name that
 * points here would carry a foreign page's requests), and no other site's page sent it.
 */
export function isTrusted(request: Request, remoteAddress: string | undefined): boolean {
  const { hostname, origin } = new URL(request.url);
  const said = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  return (
    isLoopback(hostname) &&
    isLocalAddress(remoteAddress) &&
    !forwarded.some((name) => request.headers.has(name)) &&
    (said === null || said === origin) &&
    (site === null || site === 'same-origin' || site === 'none')
  );
}
