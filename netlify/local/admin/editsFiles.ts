import type { Settings } from '../../platform/settings';
import { isLoopback } from '../isLoopback';

/** Whether nobody but this machine reaches a server: then its editor may write into content/ without asking who it is. */
export const editsFiles = ({
  host,
  siteUrl,
  clientAddressHeader,
}: Pick<Settings, 'host' | 'siteUrl' | 'clientAddressHeader'>): boolean =>
  isLoopback(host) && isLoopback(new URL(siteUrl).hostname) && clientAddressHeader === null;
