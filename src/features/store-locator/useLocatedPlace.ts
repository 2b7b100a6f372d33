import { useState } from 'react';
import type { Position } from '../../domain/delivery/distance';
import { shortAddress } from '../../domain/delivery/shortAddress';
import { useStorePlace } from '../../state/deliveryPlace';
import type { FoundPlace } from './StorePlaceLookup';
import type { StoreOrder } from './StoreResults';

/** The shopper's store-locator place, and its position once known. */
export function useLocatedPlace() {
  const place = useStorePlace((state) => state.place);
  const [answer, setAnswer] = useState<FoundPlace | null>(null);
  const found = place && answer?.placeId === place.placeId ? answer : null;
  const position: Position | null = found?.position ?? null;
  const order: StoreOrder = {
    by: position ? 'near' : found ? 'unknown' : 'town',
    address: shortAddress(place?.label ?? ''),
  };
  return { placeId: place?.placeId ?? null, setAnswer, position, order };
}
