import { addressQuery, providersQuery } from '../../data/delivery/deliveryCalls';
import { queryClient } from '../../data/queryClient';
import type { ChosenPlace } from './deliveryPlace';
import { trackEvent } from '../privacy/tracking';

interface AddressUse {
  use: 'delivery' | 'stores';
  by: 'suggestion' | 'location';
}

/** Tracks the country and the state, and nothing more precise. */
export async function trackAddressSet({ placeId, addressTwo }: ChosenPlace, { use, by }: AddressUse): Promise<void> {
  const isDelivery = use === 'delivery';
  try {
    const [{ country, state }, providers] = await Promise.all([
      queryClient.fetchQuery(addressQuery(placeId, addressTwo)),
      isDelivery ? queryClient.fetchQuery(providersQuery(placeId)) : [],
    ]);
    const served = isDelivery && { hasProvider: providers.length > 0 };
    trackEvent({ event: 'address_set', use, by, country, state, ...served });
  } catch {
    // Ignore a failed lookup, which the caller reports.
  }
}
