import type { Settings } from '../platform/settings';
import { isLoopback } from './isLoopback';

/** Whether only this machine is to reach a server: it listens on loopback, is known by a loopback address, and no proxy is named. */
export const isPrivate = ({
  host,
  siteUrl,
  clientAddressHeader,
}: Pick<Settings, 'host' | 'siteUrl' | 'clientAddressHeader'>): boolean =>
  isLoopback(host) && isLoopback(new URL(siteUrl).hostname) && clientAddressHeader === null;
