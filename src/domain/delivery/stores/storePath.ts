import type { Position } from '../../address/distance';
import { isFeatureOn } from '../../region/features';
import { regionOf, type Country } from '../../region/regions';
import type { Store } from './storeSchema';

export const storePath = (storeId: string): string => `/stores/${storeId}`;

/** Only regions with a store locator have store pages. */
export const storesWithPage = (country: Country, stores: readonly Store[]): Store[] =>
  stores.filter(({ region }) => regionOf(region).country === country && isFeatureOn('storeLocator', region));

/** Opens directions from the reader's location. Coordinates are unambiguous, unlike street names. */
export const directionsUrl = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;
