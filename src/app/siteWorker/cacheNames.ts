import type { Kept } from './keptAs';

/** All caches of the site's worker begin so; the push worker's own are left alone. */
export const cachePrefix = 'site-';

export const cacheNames = {
  page: `${cachePrefix}pages`,
  data: `${cachePrefix}data`,
  file: `${cachePrefix}files`,
  picture: `${cachePrefix}pictures`,
  offline: `${cachePrefix}offline`,
} as const satisfies Record<Kept | 'offline', string>;
