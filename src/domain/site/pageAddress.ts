import { listPageSearch } from '../catalogue/listPage';
import { isFeatureOn } from '../region/features';
import { localeOf, localePath, type LocaleId } from '../region/locales';
import { defaultRegion } from '../region/regions';
import { contentRow } from './routes';

/** The parts of a page that its URL depends on. */
export interface PageLocation {
  /** A route id, 'product', 'maker', 'landing', or one of the pages outside the table. */
  routeId: string;
  localeId: LocaleId;
  /** The path without the locale prefix. */
  localPath: string;
  /** The number of the page of a list. */
  listing?: { page?: number };
}

/** Search engines index a page only if the country's default region offers it, because that is the region they see. */
export function isIndexed({ routeId, localeId }: Pick<PageLocation, 'routeId' | 'localeId'>): boolean {
  const row = contentRow(routeId);
  if (!row) return routeId === 'start';
  const region = defaultRegion(localeOf(localeId).country);
  return row.isIndexed && (row.feature === null || isFeatureOn(row.feature, region.code));
}

/** The canonical path of a page, with a query from a list's second page on: '/' for the start URL, else under its locale. */
export const canonicalPath = ({ routeId, localeId, localPath, listing }: PageLocation): string =>
  routeId === 'start' ? '/' : localePath(localeOf(localeId), localPath) + listPageSearch(listing?.page ?? 1);
