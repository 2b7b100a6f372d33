import { useState } from 'react';
import { shortAddress } from '../../domain/delivery/address/shortAddress';
import type { Position } from '../../domain/delivery/address/distance';
import { useWords } from '../../i18n/LocaleContext';
import { useActiveStorePlace } from '../../state/delivery/deliveryPlace';
import type { StorePlace } from './StorePlaceLookup';
import type { StoreOrder } from './StoreResults';
import { usePlaceInUrl } from './usePlaceInUrl';

function positionOf(found: StorePlace | null, country: 'US' | 'CA'): Position | null {
  const { latitude, longitude } = found?.address ?? {};
  // The shop cannot be used across the border.
  const isHere = found?.address?.country === country;
  return isHere && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
}

/** The shopper's store-locator place, its position once known, and what must be looked up. */
export function useLocatedPlace() {
  const { locale } = useWords('stores');
  const place = useActiveStorePlace();
  const [answer, setAnswer] = useState<StorePlace | null>(null);
  const found = place && answer?.placeId === place.placeId ? answer : null;
  const { wanted, onLinked, unknown } = usePlaceInUrl(place, found);
  const country = locale.country === 'us' ? 'US' : 'CA';
  const position = positionOf(found, country);
  const isAbroad = found?.address && found.address.country !== country;
  const order: StoreOrder = {
    by: position ? 'near' : isAbroad ? 'abroad' : found || unknown ? 'unknown' : 'town',
    address: shortAddress(place?.label ?? unknown ?? ''),
  };
  return { placeId: place?.placeId ?? null, setAnswer, wanted, onLinked, position, order };
}
