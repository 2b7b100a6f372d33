import type { Address, PlaceSuggestion } from '../../../src/domain/delivery/addressSchema';

/** S5-19: `address` offers houses alone, which is what can be delivered to; `any` also towns and postal codes. */
export type PlaceTypes = 'address' | 'any';

/** Where the shopper is, as far as that is known: what is near is suggested first. */
export interface Near {
  country?: Address['country'];
  /** Two-letter code of the state or province. */
  state?: string;
  /** Of the address that was chosen last, or where the browser is. */
  latitude?: number;
  longitude?: number;
}

export interface SuggestOptions {
  types?: PlaceTypes;
  /** Keeps the other country out. */
  country?: Address['country'];
  near?: Near;
  /** Who delivers to a postal code; a code that is missing is not served. */
  zones?: ReadonlyMap<string, string>;
}

/**
 * What the shop asks of a maps service; the embedded gazetteer and a hosted one answer alike (D-20). A hosted one that
 * fails throws a 502, or a 503 where another try may help.
 */
export interface Maps {
  /** Each question costs a share of somebody's quota, so that callers are counted. */
  isMetered: boolean;
  /** Places that the typed text may mean, the likeliest first; none for text that means nothing. */
  suggest: (text: string, options?: SuggestOptions) => Promise<PlaceSuggestion[]>;
  /** The address of a suggestion, with the shopper's unit number; null for an id that was never given out. */
  address: (placeId: string, addressTwo?: string) => Promise<Address | null>;
  /** The place at a position, or null where the shop knows none. */
  nearest: (latitude: number, longitude: number) => Promise<Address | null>;
}
