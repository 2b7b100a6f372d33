import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import type { Offers } from './getProductOffer';

/** The dispensary for the shopper's address, as far as it has loaded. */
export interface ListDelivery {
  provider: Pick<DeliveryProvider, 'name' | 'licence'> | null;
  /** Null while loading, if nobody delivers, and after a failure. */
  offers: Offers | null;
  isPending: boolean;
}
