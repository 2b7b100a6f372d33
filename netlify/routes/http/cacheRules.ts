import { currentTermsPath } from '../../../src/domain/account/currentTermsSchema';
import type { Language } from '../../../src/domain/region/locales';

export interface CacheRule {
  route: string;
  maxAgeSeconds: number;
  staleSeconds: number;
  query: readonly string[];
  languages?: readonly Language[];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** The purge queue drops entries older than ten minutes, so the sum must be less. */
const stock = { maxAgeSeconds: minute, staleSeconds: minute };
/** Ratings change less often than stock. The sum must be less than ten minutes, too. */
const ratings = { maxAgeSeconds: 4 * minute, staleSeconds: 4 * minute, query: [] };
/** Only a deploy changes these. */
const deployed = { maxAgeSeconds: day, staleSeconds: day, query: [] };
const functions = '/.netlify/functions/delivery-';

/** Every response that is the same for all shoppers. Caches store no others. */
const cacheRules: readonly CacheRule[] = [
  { route: `${functions}available-providers`, ...stock, query: ['placeId', 'orderType', 'wrap'] },
  { route: `${functions}provider-products`, ...stock, query: ['providerId', 'wrap'] },
  {
    route: `${functions}suggestions`,
    maxAgeSeconds: hour,
    staleSeconds: hour,
    query: ['text', 'types', 'country', 'nearCountry', 'nearState', 'nearLat', 'nearLng', 'wrap'],
  },
  {
    route: `${functions}place-to-address`,
    maxAgeSeconds: day,
    staleSeconds: day,
    query: ['placeId', 'addressTwo'],
  },
  { route: '/v1/app/ratings', ...ratings, query: ['wrap'] },
  { route: '/v1/app/ratings/{slug}', ...ratings },
  { route: '/v1/app/ratings/{slug}/reviews', ...ratings, query: ['cursor'] },
  { route: '/v1/app/reviews', ...ratings, query: ['cursor'] },
  { route: '/v1/app/batches/{batchId}', ...deployed, languages: ['en', 'fr'] },
  { route: currentTermsPath, ...deployed },
  { route: '/v1/openapi.json', ...deployed },
  { route: '/v1/docs', ...deployed },
];

const rulesByRoute = new Map(cacheRules.map((each) => [each.route, each]));
const patterns = [
  { route: '/v1/app/batches/{batchId}', path: /^\/v1\/app\/batches\/[^/]+$/ },
  { route: currentTermsPath, path: /^\/v1\/app\/terms\/[^/]+$/ },
  { route: '/v1/app/ratings/{slug}', path: /^\/v1\/app\/ratings\/[^/]+$/ },
  { route: '/v1/app/ratings/{slug}/reviews', path: /^\/v1\/app\/ratings\/[^/]+\/reviews$/ },
];

/** Null for personal responses. */
export const findCacheRule = (path: string): CacheRule | null =>
  rulesByRoute.get(path) ?? rulesByRoute.get(patterns.find((each) => each.path.test(path))?.route ?? '') ?? null;

export const cachedRoutes: readonly string[] = cacheRules.map(({ route }) => route);
