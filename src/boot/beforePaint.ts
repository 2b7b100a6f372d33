import { listParamsPattern } from '../domain/catalogue/list/listQuery';
import { defaultLocale, locales, splitLocalePath } from '../domain/region/locales';
import { productRegion, regions, type Country, type Subcountry } from '../domain/region/regions';
import { crawlerPattern } from '../domain/site/crawlers';
import { matchRoute, routes, staticPath } from '../domain/site/routing/routes';
import { startTargets, startTargetPattern } from '../domain/site/routing/resolveStartUrl';
import { veilId } from '../domain/site/veil';
import { cookiePrefix } from '../data/cookies';
import { storageKeys } from '../data/storage';
import { subHeaderFeature } from '../app/header/headerRules';
import type { BeforePaintTables } from './inline/beforePaint';

/** Returns the root element's attributes in the static HTML. `sold` lists the regions that sell what the page is about. */
export function pageAttributes(path: string, sold: readonly Subcountry[] = []): Record<string, string> {
  const split = splitLocalePath(path);
  const { id, country } = split?.locale ?? defaultLocale;
  return {
    lang: id,
    'data-country': country,
    'data-region': productRegion(country, sold).code,
    'data-session': 'out',
    'data-dehydrated': '',
    ...(split && isGated(split.rest) && { 'data-gate': 'ask' }),
    ...(split && isList(split.rest) && { 'data-list': 'first' }),
    ...(split && subHeaderFeature(split.rest) && { 'data-sub-header': '' }),
  };
}

/** Every product page and every route is gated, unless its row says `isUngated`. */
const isGated = (rest: string): boolean => {
  // The HTML of '/rating/:podKey' is at '/rating'.
  const row = routes.find(({ path }) => staticPath(path) === rest);
  return row ? !row.isUngated : rest.startsWith('/shop/');
};

const listTemplates: readonly (string | undefined)[] = ['ProductList', 'Search'];

const isList = (rest: string): boolean => listTemplates.includes(matchRoute(rest)?.template);

const regionCodesOf = (country: Country): string[] =>
  regions.filter((region) => region.country === country).map(({ code }) => code);

/** The build inserts these tables into the script in the head of every page. */
export const beforePaintTables: BeforePaintTables = {
  keys: {
    subcountry: storageKeys.subcountry(''),
    ageAccepted: storageKeys.ageAccepted(''),
    token: storageKeys.token,
    locale: storageKeys.locale,
  },
  cookiePrefix,
  regionCodes: { us: regionCodesOf('us'), ca: regionCodesOf('ca') },
  localePrefixes: Object.fromEntries(locales.map(({ id, prefix }) => [id, prefix])),
  startTargets,
  patterns: { crawler: crawlerPattern, listParams: listParamsPattern, startTarget: startTargetPattern },
};

const elsewhere = (attribute: string) =>
  regions.map(({ code }) => `[data-region=${code}] [data-${attribute}]:not([data-${attribute}~=${code}])`).join(',');

export const regionCss = `${elsewhere('in')},[data-session=in] [data-who=out],[data-session=out] [data-who=in]{display:none!important}
${elsewhere('held')},[data-list=asked] [data-held]{--held:hidden}
[data-held]{visibility:var(--held,visible)}
html[data-gate=open]{overflow:hidden;background:color-mix(in srgb,var(--paper) 10%,#14130f)}
#${veilId}{visibility:hidden}
#${veilId}::backdrop{display:none}
[data-gate=open] body::after{content:'';position:fixed;z-index:25;inset:0;background:rgb(20 19 15/.86)}`;
