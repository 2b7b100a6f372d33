import { isIPv4 } from 'node:net';

/** Whether a host, as a setting or an address writes it, is this machine alone: 'localhost', '127.0.0.1', '::1', '[::1]'. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'));
