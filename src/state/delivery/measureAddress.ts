import { addressQuery, providersQuery } from '../../data/delivery/deliveryCalls';
import { queryClient } from '../../data/queryClient';
import type { ChosenPlace } from './deliveryPlace';
import { pushEvent } from '../privacy/measuring';

interface Setting {
  use: 'delivery' | 'stores';
  by: 'suggestion' | 'location';
}

/**
 * Pushes an event for a new address, if the shopper allows it: its country and state and, for deliveries, if anyone
 * delivers there. Nothing narrower than a state.
 */
export async function measureAddress({ placeId, addressTwo }: ChosenPlace, { use, by }: Setting): Promise<void> {
  const isDelivery = use === 'delivery';
  try {
    const [{ country, state }, providers] = await Promise.all([
      queryClient.fetchQuery(addressQuery(placeId, addressTwo)),
      isDelivery ? queryClient.fetchQuery(providersQuery(placeId)) : [],
    ]);
    const served = isDelivery && { hasProvider: providers.length > 0 };
    pushEvent({ event: 'address_set', use, by, country, state, ...served });
  } catch {
    // If the lookup fails, the caller reports it; the address is not counted.
  }
}
