import { anonymousPath } from '../../domain/site/routing/anonymousPath';
import { splitLocalePath, type Locale } from '../../domain/region/locales';
import type { Country, Subcountry } from '../../domain/region/regions';
import { closeDataLayer, openDataLayer, pushEvent } from './dataLayer';
import { loadAnalyticsScript } from './analyticsScript';
import { watchWebVitals } from './webVitals';

export { pushEvent } from './dataLayer';

export type RegionLookup = (country: Country) => Subcountry;

let lastTrackedPath: string | null = null;
let isWatching = false;

interface Page {
  locale: Locale;
  path: string;
}

function parsePage(pathname: string): Page | null {
  const page = splitLocalePath(anonymousPath(pathname));
  return page && { locale: page.locale, path: page.rest };
}

/** Records a page view, unless only the query changed. */
export function pushPageView(pathname: string, getRegion: RegionLookup): void {
  const page = parsePage(pathname);
  if (!page || pathname === lastTrackedPath) return;
  lastTrackedPath = pathname;
  const { locale, path } = page;
  pushEvent({ event: 'route_change', path, locale: locale.id, region: getRegion(locale.country) });
  loadAnalyticsScript();
}

const landingPath = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : window.location.pathname;
};

// Web vitals describe the whole visit, so attribute them to its first page.
function startWebVitals(): void {
  const initialPath = landingPath();
  watchWebVitals(({ name, value, rating, isRestored }) => {
    const page = parsePage(isRestored ? window.location.pathname : initialPath);
    if (page) pushEvent({ event: 'web_vitals', name, value, rating, path: page.path });
  });
}

/** Call this only after consent. */
export function startAnalytics(getRegion: RegionLookup): void {
  openDataLayer();
  pushPageView(window.location.pathname, getRegion);
  if (!isWatching) startWebVitals();
  isWatching = true;
}

export function stopAnalytics(): void {
  closeDataLayer();
  lastTrackedPath = null;
}
