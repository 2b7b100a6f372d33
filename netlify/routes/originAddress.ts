import { isIPv6 } from 'node:net';
import type { AppContext } from '../services/appContext';
import type { AppRequest } from './appEnv';

/** One household has one /64: its addresses count as one. */
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
 * Where a request comes from, as limits count it. A header is believed only when the settings name it: anyone can send
 * one. The first of a list is the client where the proxy replaces the header, which Netlify's does.
 */
export function originAddress({ settings }: AppContext, c: AppRequest): string {
  const header = settings.clientAddressHeader && c.req.header(settings.clientAddressHeader);
  const address = settings.clientAddressHeader
    ? header?.split(',', 1)[0]?.trim()
    : c.env?.incoming?.socket?.remoteAddress;
  return network(address || 'unknown').slice(0, 64);
}
