import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { canonicalAddress } from '../../platform/ipAddress';
import type { Settings } from '../../platform/settings/settings';
import type { AppContext } from '../../services/context/appContext';
import type { AppRequest } from './appEnv';
import { lastEntry, parseProxiedAddress } from './proxiedAddress';

/** All requests without a known address share the limits of one client. */
const unknownClient = 'unknown';

/** Reduces an IPv6 address to its /64 network, because a household has a whole one. */
export function toNetwork(text: string): string {
  const address = canonicalAddress(text) ?? text;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
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

/** Trusts only the configured header, because clients can forge others. */
const readAddress = ({ clientAddressHeader: name }: Settings, { header, remoteAddress }: RequestSource): string =>
  toNetwork(parseProxiedAddress((name ? header(name) : remoteAddress) ?? '') ?? unknownClient);

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
    header: (name) => headers[name]?.toString(),
    remoteAddress: socket.remoteAddress,
  });

/** Masks the digits of a header value, so that the log shows its format but not an address. */
const describeForm = (value: string): string => {
  const entry = lastEntry(value).replaceAll(/[^ -~]/g, '?');
  return `"${entry.slice(0, 40).replaceAll(/\d/g, '#')}${entry.length > 40 ? '…' : ''}"`;
};

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Warns once about a proxy without the setting, and once about requests whose configured header has no address. */
export function watchClientAddress({ settings, log }: Pick<AppContext, 'settings' | 'log'>) {
  const name = settings.clientAddressHeader;
  const warned = new Set<string>();
  const warnOnce = (kind: string, message: string) => {
    if (!warned.has(kind)) log.warn(`CLIENT_ADDRESS_HEADER${message}`);
    warned.add(kind);
  };
  return (c: AppRequest, client: string): void => {
    const isPeerAddress = !name && c.env?.incoming?.headers !== undefined;
    if (isPeerAddress && proxyHeaders.some((header) => c.req.header(header) !== undefined))
      warnOnce('unset', ' is not set: behind a proxy, all shoppers count as one address');
    if (!name || client !== unknownClient) return;
    const value = c.req.header(name);
    const found = value === undefined ? 'a request has none' : `got ${describeForm(value)}`;
    warnOnce(
      value === undefined ? 'missing' : 'invalid',
      `: expected an IP address, with or without a port, at the end of ${name}; ${found}. All such requests count as one client`,
    );
  };
}
