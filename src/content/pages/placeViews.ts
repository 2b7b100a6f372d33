import type { Dispensary } from '../../domain/delivery/citySchema';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import type { Subcountry } from '../../domain/region/regions';

/** A link to a store's page. */
export interface StoreLink {
  path: string;
  name: string;
  city: string;
  state: string;
  /** From the store whose page has the link. */
  distanceKm?: number;
}

/** The stores of one region, sorted by town. */
export interface StoresOfRegion {
  region: Subcountry;
  stores: StoreLink[];
}

/** A store's own facts: address, contact, hours and ways to pay. */
export type StoreFacts = Omit<Store, 'brands'>;

/** A store as its own page shows it. */
export interface StoreView extends StoreFacts {
  /** `path` is null for a maker without a page in the country. */
  brands: { name: string; path: string | null }[];
  /** The nearest other stores of the region. */
  nearby: StoreLink[];
}

/** The cities where a dispensary delivers, by name. */
export interface CitiesOfDispensary {
  dispensary: string;
  licence: string;
  cities: { name: string; path: string }[];
}

/** Delivery in one city. */
export interface CityView {
  name: string;
  /** The terms of each dispensary, with the city's ZIP codes that it serves. */
  services: Dispensary[];
  /** The other cities of the first dispensary. */
  others: { name: string; path: string }[];
}
