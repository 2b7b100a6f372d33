import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../state/deliveryPlace';

/** Each look-up of an address is a call, so a unit counts when its typing pauses. In milliseconds. */
const pauseMs = 400;

interface TypedUnit {
  text: string;
  /** The address it was typed for; null before there is one. */
  placeId: string | null;
}

function keepUnit({ text, placeId }: TypedUnit): void {
  const { place } = useDeliveryPlace.getState();
  const addressTwo = text.trim();
  // Another tab may have chosen another address meanwhile.
  if (place?.placeId === placeId && place.addressTwo !== addressTwo) chooseDeliveryPlace({ ...place, addressTwo });
}

/** S3-07: the unit number as it is typed, also before an address is chosen. */
export function useUnit() {
  const place = useDeliveryPlace((state) => state.place);
  const [typed, setTyped] = useState<TypedUnit | null>(null);
  const keep = useDebouncedCallback(keepUnit, pauseMs, { flushOnExit: true });
  const placeId = place?.placeId ?? null;
  return {
    unit: (typed?.placeId === placeId ? typed.text : place?.addressTwo) ?? '',
    type: (text: string) => {
      setTyped({ text, placeId });
      keep({ text, placeId });
    },
    /** When the field loses focus. */
    settle: () => {
      keep.flush();
      if (place) setTyped(null);
    },
    /** Once an address was chosen: its unit is part of it. */
    reset: () => {
      keep.cancel();
      setTyped(null);
    },
  };
}
