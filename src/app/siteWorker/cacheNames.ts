import type { CacheKind } from './cacheKindOf';

/** Prefix of all caches of the site's worker. The push worker's caches have another one and are left alone. */
export const cachePrefix = 'site-';

export const cacheNames = {
  page: `${cachePrefix}pages`,
  data: `${cachePrefix}data`,
  file: `${cachePrefix}files`,
  picture: `${cachePrefix}pictures`,
  offline: `${cachePrefix}offline`,
} as const satisfies Record<CacheKind | 'offline', string>;
