import { useState } from 'react';
import { shortAddress } from '../../domain/address/shortAddress';
import type { Position } from '../../domain/address/distance';
import { useWords } from '../../i18n/LocaleContext';
import { useActiveStorePlace } from '../../state/delivery/deliveryPlace';
import type { StorePlace } from './StorePlaceLookup';
import type { StoreOrder } from './StoreResults';
import { usePlaceInUrl } from './usePlaceInUrl';

function getPosition(found: StorePlace | null, country: 'US' | 'CA'): Position | null {
  const { latitude, longitude } = found?.address ?? {};
  // For a place in the other country, distances to this country's stores would be useless.
  const isHere = found?.address?.country === country;
  return isHere && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
}

/** The place chosen in the store locator or named in the URL, with its position once it has been looked up. */
export function useStoreLocation() {
  const { locale } = useWords('stores');
  const place = useActiveStorePlace();
  const [lookup, setLookup] = useState<StorePlace | null>(null);
  const found = place && lookup?.placeId === place.placeId ? lookup : null;
  const { pendingName, onLinkedPlace, unknownName } = usePlaceInUrl(place, found);
  const country = locale.country === 'us' ? 'US' : 'CA';
  const position = getPosition(found, country);
  const isAbroad = found?.address && found.address.country !== country;
  const order: StoreOrder = {
    by: position ? 'near' : isAbroad ? 'abroad' : found || unknownName ? 'unknown' : 'town',
    address: shortAddress(place?.label ?? unknownName ?? ''),
  };
  return { placeId: place?.placeId ?? null, setLookup, pendingName, onLinkedPlace, position, order };
}
