import { isFeatureOn } from '../../region/features';
import { regionOf, type Country } from '../../region/regions';
import type { Store } from './storeSchema';

/** The path of a store's page under its locale. */
export const storePath = (storeId: string): string => `/stores/${storeId}`;

/** The stores with a page: those of the country, in the regions that have a store locator. */
export const storesWithPage = (country: Country, stores: readonly Store[]): Store[] =>
  stores.filter(({ region }) => regionOf(region).country === country && isFeatureOn('storeLocator', region));
