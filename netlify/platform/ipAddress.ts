import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * One spelling per IP address: '2001:DB8:0::1' → '2001:db8::1', '::ffff:7f00:1' → '127.0.0.1'. Zones are dropped. Null if
 * the text is not an address.
 */
export function canonicalAddress(text: string): string | null {
  const address = text.replace(/%.*$/s, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** True for 'localhost' and loopback addresses, also in the brackets of a URL's host. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  const address = canonicalAddress(host.replace(/^\[(.*)\]$/, '$1'));
  return address === '::1' || (address !== null && isIPv4(address) && address.startsWith('127.'));
}
