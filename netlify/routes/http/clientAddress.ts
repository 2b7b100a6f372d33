import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Settings } from '../../platform/settings/settings';
import type { AppContext } from '../../services/appContext';
import type { AppRequest } from './appEnv';

/** Reduces an IPv6 address to its /64 network, because a household has a whole one. */
export function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const full = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${full.slice(0, 4).join(':')}::/64`;
}

interface RequestSource {
  header: (name: string) => string | undefined;
  remoteAddress: string | undefined;
}

/** Trusts only the configured header, because clients can forge others. Proxies put the client first. */
function readAddress({ clientAddressHeader: name }: Settings, { header, remoteAddress }: RequestSource): string {
  const address = name ? header(name)?.split(',', 1)[0]?.trim() : remoteAddress;
  return toNetwork(address || 'unknown').slice(0, 64);
}

export const clientAddress = ({ settings }: Pick<AppContext, 'settings'>, c: AppRequest): string =>
  readAddress(settings, {
    header: (name) => c.req.header(name),
    remoteAddress: c.env?.incoming?.socket?.remoteAddress,
  });

export const incomingAddress = (
  { settings }: Pick<AppContext, 'settings'>,
  { headers, socket }: IncomingMessage,
): string =>
  readAddress(settings, {
    header: (name) => headers[name.toLowerCase()]?.toString(),
    remoteAddress: socket.remoteAddress,
  });
