import { isFeatureOn } from '../region/features';
import { localeOf, localePath, type LocaleId } from '../region/locales';
import { defaultRegion } from '../region/regions';
import { productRoute, routes } from './routes';

/** The parts of a page that its URL depends on. */
export interface AddressedPage {
  /** A route id, 'product', or one of the pages outside the table. */
  routeId: string;
  localeId: LocaleId;
  /** The path without the locale prefix. */
  localPath: string;
}

const rowOf = (routeId: string) =>
  routeId === 'product' ? productRoute : routes.find((route) => route.id === routeId);

/** Search engines index a page only if the country's default region offers it, because that is the region they see. */
export function isIndexed({ routeId, localeId }: Pick<AddressedPage, 'routeId' | 'localeId'>): boolean {
  const row = rowOf(routeId);
  if (!row) return routeId === 'start';
  const region = defaultRegion(localeOf(localeId).country);
  return row.isIndexed && (row.feature === null || isFeatureOn(row.feature, region.code));
}

/** The canonical path of a page: '/' for the start URL, else its path with the locale prefix. */
export const canonicalPath = ({ routeId, localeId, localPath }: AddressedPage): string =>
  routeId === 'start' ? '/' : localePath(localeOf(localeId), localPath);
