import type { Offers } from './offerOf';

/** What is known of the dispensary that delivers to the shopper's address. */
export interface ListDelivery {
  providerName: string | null;
  /** Null while they are asked for, where nobody delivers, and where the asking failed. */
  offers: Offers | null;
  isPending: boolean;
}
