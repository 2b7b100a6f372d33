import { isIPv4 } from 'node:net';

/** True for hosts that mean this machine only: 'localhost', '127.0.0.1', '::1', '[::1]'. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'));
