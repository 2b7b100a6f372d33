import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../state/delivery/deliveryPlace';

/** Debounced, because each change of the unit triggers an address lookup. */
const saveDelayMs = 400;

interface TypedUnit {
  text: string;
  /** The address that the unit belongs to; null before one is chosen. */
  placeId: string | null;
}

function saveUnit({ text, placeId }: TypedUnit): void {
  const { place } = useDeliveryPlace.getState();
  const addressTwo = text.trim();
  // Another tab may have chosen another address in the meantime.
  if (place?.placeId === placeId && place.addressTwo !== addressTwo) chooseDeliveryPlace({ ...place, addressTwo });
}

export function useUnit() {
  const place = useDeliveryPlace((state) => state.place);
  const [typed, setTyped] = useState<TypedUnit | null>(null);
  const saveSoon = useDebouncedCallback(saveUnit, saveDelayMs, { flushOnExit: true });
  const placeId = place?.placeId ?? null;
  return {
    unit: (typed?.placeId === placeId ? typed.text : place?.addressTwo) ?? '',
    changeUnit: (text: string) => {
      setTyped({ text, placeId });
      saveSoon({ text, placeId });
    },
    /** Call when the field loses focus. */
    saveNow: () => {
      saveSoon.flush();
      if (place) setTyped(null);
    },
    /** Call after an address is chosen, because its unit is part of it. */
    reset: () => {
      saveSoon.cancel();
      setTyped(null);
    },
  };
}
