import type { Settings } from '../platform/settings';
import { isLoopback } from './isLoopback';

/** Whether nobody but this machine reaches a server: it listens on loopback, and no proxy in front is spoken of. */
export const isPrivate = ({ host, clientAddressHeader }: Pick<Settings, 'host' | 'clientAddressHeader'>): boolean =>
  isLoopback(host) && clientAddressHeader === null;
