import type { Address, PlaceSuggestion } from '../../../src/domain/address/addressSchema';

/** `address` suggests only street addresses, which can be delivered to; `any` also towns and postal codes. */
export type PlaceTypes = 'address' | 'any';

export interface ShopperLocation {
  country?: Address['country'];
  state?: string;
  latitude?: number;
  longitude?: number;
}

export interface SuggestOptions {
  types?: PlaceTypes;
  country?: Address['country'];
  near?: ShopperLocation;
  /** Providers by postal code. Postal codes without an entry are not served. */
  zones?: ReadonlyMap<string, string>;
}

/** Methods of a hosted service throw a 502, or a 503 if a retry may help. */
export interface Maps {
  /** True when each request uses up a quota, so callers must be rate limited. */
  isMetered: boolean;
  /** Places that the typed text may mean, most likely first. Empty for meaningless text. */
  suggest: (text: string, options?: SuggestOptions) => Promise<PlaceSuggestion[]>;
  /** The address of a suggestion, with the shopper's unit number. Null for an unknown id. */
  address: (placeId: string, addressTwo?: string) => Promise<Address | null>;
  /** A postal code near a place without one, to find dispensaries. Never part of an address. */
  postalCodeAround: (placeId: string) => string | null;
  nearest: (latitude: number, longitude: number) => Promise<Address | null>;
}
