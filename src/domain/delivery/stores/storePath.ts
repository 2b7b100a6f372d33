import type { Position } from '../address/distance';
import { isFeatureOn } from '../../region/features';
import { regionOf, type Country } from '../../region/regions';
import type { Store } from './storeSchema';

/** The path of a store's page under its locale. */
export const storePath = (storeId: string): string => `/stores/${storeId}`;

/** The stores with a page: those of the country, in the regions that have a store locator. */
export const storesWithPage = (country: Country, stores: readonly Store[]): Store[] =>
  stores.filter(({ region }) => regionOf(region).country === country && isFeatureOn('storeLocator', region));

/**
 * A Google Maps URL with directions to a place, starting at the reader's location. Coordinates are unambiguous where a
 * street name may not be.
 */
export const directionsUrl = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;
