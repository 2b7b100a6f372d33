import type { Settings } from '../platform/settings';
import { isLoopback } from '../platform/isLoopback';

/** True when only this machine can reach the server: it listens on loopback, its URL is a loopback address, and no proxy is configured. */
export const isPrivate = ({
  host,
  siteUrl,
  clientAddressHeader,
}: Pick<Settings, 'host' | 'siteUrl' | 'clientAddressHeader'>): boolean =>
  isLoopback(host) && isLoopback(new URL(siteUrl).hostname) && clientAddressHeader === null;
