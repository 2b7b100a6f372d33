import { isLoopback } from '../ipAddress';

/** The settings that decide whether others can reach the server. */
export interface ReachSettings {
  host: string;
  siteUrl: string;
  clientAddressHeader: string | null;
}

/**
 * True if only this machine can reach the server: it listens on loopback, its URL is loopback, and no proxy is configured.
 * Each convenience for trying the shop asks this function; docs/settings.md lists them.
 */
export const isPrivate = ({ host, siteUrl, clientAddressHeader }: ReachSettings): boolean =>
  isLoopback(host) && isLoopback(new URL(siteUrl).hostname) && clientAddressHeader === null;
