import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { canonicalAddress } from '../../platform/ipAddress';
import type { Settings } from '../../platform/settings/settings';
import type { AppContext } from '../../services/context/appContext';
import type { AppRequest } from './appEnv';
import { parseProxiedAddress, trustedEntry } from './proxiedAddress';

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
const readAddress = (
  { clientAddressHeader: name, clientAddressHops }: Settings,
  { header, remoteAddress }: RequestSource,
): string =>
  toNetwork(parseProxiedAddress((name ? header(name) : remoteAddress) ?? '', clientAddressHops) ?? unknownClient);

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

/** Masks the digits of an entry, so that the log shows its format but not an address. */
const describeForm = (entry: string): string => {
  const printable = entry.replaceAll(/[^ -~]/g, '?');
  return `"${printable.slice(0, 40).replaceAll(/\d/g, '#')}${printable.length > 40 ? '…' : ''}"`;
};

function describeValue(value: string | undefined, hops: number): { kind: string; found: string } {
  if (value === undefined) return { kind: 'missing', found: 'a request has none' };
  const entry = trustedEntry(value, hops);
  if (entry === null && hops > 1) return { kind: 'short', found: 'a request has fewer entries' };
  return { kind: 'invalid', found: `got ${describeForm(entry ?? '')}` };
}

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Warns once about a proxy without the setting, and once about requests whose configured header has no address. */
export function watchClientAddress({ settings, log }: Pick<AppContext, 'settings' | 'log'>) {
  const { clientAddressHeader: name, clientAddressHops: hops } = settings;
  const place = hops === 1 ? 'at the end' : `as entry ${hops} from the end`;
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
    const { kind, found } = describeValue(c.req.header(name), hops);
    warnOnce(
      kind,
      `: expected an IP address, with or without a port, ${place} of ${name}; ${found}. All such requests count as one client`,
    );
  };
}
