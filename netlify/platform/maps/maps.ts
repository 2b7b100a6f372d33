import type { Address, PlaceSuggestion } from '../../../src/domain/delivery/address/addressSchema';

/** `address` suggests only street addresses, which can be delivered to; `any` also towns and postal codes. */
export type PlaceTypes = 'address' | 'any';

/** The shopper's location as far as it is known. Nearby places are suggested first. */
export interface ShopperLocation {
  country?: Address['country'];
  /** Two-letter code of the state or province. */
  state?: string;
  /** From the last chosen address or the browser's position. */
  latitude?: number;
  longitude?: number;
}

export interface SuggestOptions {
  types?: PlaceTypes;
  /** Limits suggestions to this country. */
  country?: Address['country'];
  near?: ShopperLocation;
  /** Providers by postal code. Postal codes without an entry are not served. */
  zones?: ReadonlyMap<string, string>;
}

/**
 * The interface of a maps service, implemented by the embedded gazetteer and by a hosted service. A hosted service that
 * fails throws a 502, or a 503 if a retry may help.
 */
export interface Maps {
  /** True when each request uses up a quota, so callers must be rate limited. */
  isMetered: boolean;
  /** Places that the typed text may mean, most likely first. Empty for meaningless text. */
  suggest: (text: string, options?: SuggestOptions) => Promise<PlaceSuggestion[]>;
  /** The address of a suggestion, with the shopper's unit number. Null for an unknown id. */
  address: (placeId: string, addressTwo?: string) => Promise<Address | null>;
  /**
   * A postal code around a place whose own is unknown, such as a town or a position. It tells who delivers in the area
   * and is never part of an address. Null for other places.
   */
  postalCodeAround: (placeId: string) => string | null;
  /** The place at a position, or null if there is none. */
  nearest: (latitude: number, longitude: number) => Promise<Address | null>;
}
