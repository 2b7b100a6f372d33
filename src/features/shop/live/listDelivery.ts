import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import type { Offers } from './getProductOffer';

export interface ListDelivery {
  provider: Pick<DeliveryProvider, 'name' | 'licence' | 'distanceKm'> | null;
  /** Null while loading, after a failure, and where nobody delivers. */
  offers: Offers | null;
  isPending: boolean;
}
