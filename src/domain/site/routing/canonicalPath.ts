import { listPageSearch } from './listPage';
import { isFeatureOn } from '../../region/features';
import { localeOf, localePath, type LocaleId } from '../../region/locales';
import { defaultRegion } from '../../region/regions';
import { contentRow } from './routes';

export interface PageLocation {
  /** A route id, 'product', 'maker', 'strain', 'landing', or a page outside the route table. */
  routeId: string;
  localeId: LocaleId;
  localPath: string;
  listing?: { page?: number };
}

/** Crawlers see the country's default region, so only pages that it offers are indexed. */
export function isIndexed({ routeId, localeId }: Pick<PageLocation, 'routeId' | 'localeId'>): boolean {
  const row = contentRow(routeId);
  if (!row) return routeId === 'start';
  const region = defaultRegion(localeOf(localeId).country);
  return row.isIndexed && (row.feature === null || isFeatureOn(row.feature, region.code));
}

/** Includes the query of a list's later pages. Returns '/' for the start URL. */
export const canonicalPath = ({ routeId, localeId, localPath, listing }: PageLocation): string =>
  routeId === 'start' ? '/' : localePath(localeOf(localeId), localPath) + listPageSearch(listing?.page ?? 1);
