import { anonymousPath } from '../../domain/site/anonymousPath';
import { splitLocalePath, type Locale } from '../../domain/region/locales';
import type { Country, Subcountry } from '../../domain/region/regions';
import { closeDataLayer, openDataLayer, pushEvent } from './dataLayer';
import { loadAnalyticsScript } from './script';
import { watchWebVitals } from './webVitals';

export { pushEvent } from './dataLayer';

/** The shopper's region in a country. */
export type RegionIn = (country: Country) => Subcountry;

let measured: string | null = null;
let isWatching = false;

interface Page {
  locale: Locale;
  path: string;
}

function pageOf(pathname: string): Page | null {
  const page = splitLocalePath(anonymousPath(pathname));
  return page && { locale: page.locale, path: page.rest };
}

/** Records a page view. A change of only the query is not one. */
export function measureRoute(pathname: string, regionIn: RegionIn): void {
  const page = pageOf(pathname);
  if (!page || pathname === measured) return;
  measured = pathname;
  const { locale, path } = page;
  pushEvent({ event: 'route_change', path, locale: locale.id, region: regionIn(locale.country) });
}

const firstPath = (): string => {
  const [load] = performance.getEntriesByType('navigation');
  return load ? new URL(load.name).pathname : window.location.pathname;
};

// Web vitals describe the whole visit, so they belong to its first page.
function watch(): void {
  const landing = firstPath();
  watchWebVitals(({ name, value, rating, isRestored }) => {
    const page = pageOf(isRestored ? window.location.pathname : landing);
    if (page) pushEvent({ event: 'web_vitals', name, value, rating, path: page.path });
  });
}

/** Starts analytics with the current page. Call this only after consent. */
export function startAnalytics(regionIn: RegionIn): void {
  openDataLayer();
  measureRoute(window.location.pathname, regionIn);
  if (!isWatching) watch();
  isWatching = true;
  loadAnalyticsScript();
}

/** Stops analytics and drops pending events. */
export function stopAnalytics(): void {
  closeDataLayer();
  measured = null;
}
