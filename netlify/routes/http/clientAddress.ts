import { isIPv6 } from 'node:net';
import type { AppContext } from '../../services/appContext';
import type { AppRequest } from './appEnv';

/** Reduces an IPv6 address to its /64 network, because a household has a whole one. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const full = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${full.slice(0, 4).join(':')}::/64`;
}

/**
 * The client's IP address, used as a rate-limit key. Headers can be forged, so only the one named in the settings is trusted.
 * In a list, the first entry is the client if the proxy replaces the header, as Netlify's does.
 */
export function clientAddress({ settings }: AppContext, c: AppRequest): string {
  const header = settings.clientAddressHeader && c.req.header(settings.clientAddressHeader);
  const address = settings.clientAddressHeader
    ? header?.split(',', 1)[0]?.trim()
    : c.env?.incoming?.socket?.remoteAddress;
  return network(address || 'unknown').slice(0, 64);
}
