import type { Language } from '../../../src/domain/region/locales';

/** How long caches may share the responses of a route, and what its responses depend on. */
export interface CacheRule {
  /** The path as the API document has it. */
  route: string;
  /** How long a response counts as fresh. Purging its tags ends that at once. */
  maxAgeSeconds: number;
  /** How long afterwards it may still be served while a new one is fetched. */
  staleSeconds: number;
  /** The query parameters that change the response. */
  query: readonly string[];
  /** The languages that the response comes in, by Accept-Language. */
  languages?: readonly Language[];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/**
 * For dispensaries and their stock. The purge queue drops what is older than ten minutes, so both together must be less.
 */
const stock = { maxAgeSeconds: minute, staleSeconds: minute };
/** For ratings, which change less often than stock. Less than ten minutes together, too. */
const ratings = { maxAgeSeconds: 4 * minute, staleSeconds: 4 * minute, query: [] };
/** For what only a new deploy changes. */
const deployed = { maxAgeSeconds: day, staleSeconds: day, query: [] };
const functions = '/.netlify/functions/delivery-';

/** All responses that are the same for everybody. What is not listed here is never stored by a cache. */
const cacheRules: readonly CacheRule[] = [
  { route: `${functions}available-providers`, ...stock, query: ['placeId', 'orderType'] },
  { route: `${functions}provider-products`, ...stock, query: ['providerId'] },
  {
    route: `${functions}suggestions`,
    maxAgeSeconds: hour,
    staleSeconds: hour,
    query: ['text', 'types', 'country', 'nearCountry', 'nearState', 'nearLat', 'nearLng'],
  },
  {
    route: `${functions}place-to-address`,
    maxAgeSeconds: day,
    staleSeconds: day,
    query: ['placeId', 'addressTwo'],
  },
  { route: '/v1/app/ratings', ...ratings },
  { route: '/v1/app/ratings/{slug}', ...ratings },
  { route: '/v1/app/batches/{batchId}', ...deployed, languages: ['en', 'fr'] },
  { route: '/v1/openapi.json', ...deployed },
  { route: '/v1/docs', ...deployed },
];

const rulesByRoute = new Map(cacheRules.map((each) => [each.route, each]));
/** Routes with a parameter. */
const patterns = [
  { route: '/v1/app/batches/{batchId}', path: /^\/v1\/app\/batches\/[^/]+$/ },
  { route: '/v1/app/ratings/{slug}', path: /^\/v1\/app\/ratings\/[^/]+$/ },
];

/** The sharing rules of a path; null for all that is personal. */
export const findCacheRule = (path: string): CacheRule | null =>
  rulesByRoute.get(path) ?? rulesByRoute.get(patterns.find((each) => each.path.test(path))?.route ?? '') ?? null;

/** The routes whose responses may be shared, as the API document names them. */
export const cachedRoutes: readonly string[] = cacheRules.map(({ route }) => route);
