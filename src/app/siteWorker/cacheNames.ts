import type { CacheKind } from './cacheKind';

/** Distinguishes the caches of this worker from those of the push worker. */
export const cachePrefix = 'site-';

export const cacheNames = {
  page: `${cachePrefix}pages`,
  data: `${cachePrefix}data`,
  file: `${cachePrefix}files`,
  picture: `${cachePrefix}pictures`,
  offline: `${cachePrefix}offline`,
} as const satisfies Record<CacheKind | 'offline', string>;
