import { isFeatureOn } from '../region/features';
import { localeOf, localePath, type LocaleId } from '../region/locales';
import { defaultRegion } from '../region/regions';
import { productRoute, routes } from './routes';

/** A page as its address needs it. */
export interface AddressedPage {
  /** A route's, 'product', or one of the pages outside the table. */
  routeId: string;
  localeId: LocaleId;
  /** Under the locale. */
  localPath: string;
}

const rowOf = (routeId: string) =>
  routeId === 'product' ? productRoute : routes.find((route) => route.id === routeId);

/** Whether search engines are to know a page: they are shown its country's default region, so that must offer it (D-08). */
export function isIndexed({ routeId, localeId }: Pick<AddressedPage, 'routeId' | 'localeId'>): boolean {
  const row = rowOf(routeId);
  if (!row) return routeId === 'start';
  const region = defaultRegion(localeOf(localeId).country);
  return row.isIndexed && (row.feature === null || isFeatureOn(row.feature, region.code));
}

/** The one path that a page is known by: '/' for the start URL, else its own under its locale. */
export const canonicalPath = ({ routeId, localeId, localPath }: AddressedPage): string =>
  routeId === 'start' ? '/' : localePath(localeOf(localeId), localPath);
