import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { City, Dispensary } from '../../domain/delivery/citySchema';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import type { Subcountry } from '../../domain/region/regions';

export interface StoreLink {
  path: string;
  name: string;
  city: string;
  state: string;
  /** The distance from the store whose page has the link. */
  distanceKm?: number;
}

/** Sorted by town. */
export interface StoresOfRegion {
  region: Subcountry;
  stores: StoreLink[];
}

export type StoreFacts = Omit<Store, 'brands'>;

export interface StorePageView extends StoreFacts {
  /** `path` is null for a maker without a page in the country. */
  brands: { name: string; path: string | null }[];
  nearby: StoreLink[];
}

export interface CityLink {
  name: string;
  /** Null for a city without a page. */
  path: string | null;
}

/** The terms that the structured data of the same page states. */
export interface CitiesOfDispensary extends Pick<
  Dispensary,
  'id' | 'licence' | 'minimum' | 'fee' | 'leadMinutes' | 'firstDay'
> {
  dispensary: string;
  /** The cities of which it serves most or, without one, all that it serves. */
  cities: CityLink[];
}

export interface CityView {
  name: string;
  /** The terms of each dispensary, with the ZIP codes that it serves in the city. */
  services: Dispensary[];
  /** The other cities that the first dispensary serves. */
  others: CityLink[];
  about: string[];
  neighborhoods: NonNullable<City['neighborhoods']>;
  /** Pods for which the page loads the first dispensary's stock and prices. */
  menu: ProductSummary[];
}
