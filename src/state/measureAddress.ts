import { addressQuery, providersQuery } from '../data/delivery/deliveryCalls';
import { queryClient } from '../data/queryClient';
import type { ChosenPlace } from './deliveryPlace';
import { pushEvent } from './measuring';

interface Setting {
  use: 'delivery' | 'stores';
  by: 'suggestion' | 'location';
}

/**
 * S4-25: puts it into the data layer that an address was set, if the shopper allows that (D-29): its country and state and,
 * for deliveries, whether anybody comes there. Nothing that is narrower than a state.
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
    // An address that could not be looked up is told by who asked for it, and counts for nothing.
  }
}
