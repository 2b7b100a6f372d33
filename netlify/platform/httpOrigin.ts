import { isIPv6 } from 'node:net';

/** Wildcard addresses, which listen on all interfaces. Not every system can connect to them. */
const anyAddress = ['0.0.0.0', '::'];

/** The origin of a server of this machine: 'http://[::1]:8888'. */
export function httpOrigin(host: string, port: number): string {
  if (anyAddress.includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
