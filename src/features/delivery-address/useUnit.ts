import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../state/deliveryPlace';

/** Each look-up of an address is a call, so a unit counts when its typing pauses. In milliseconds. */
const pause = 400;

function keepUnit(typed: string): void {
  const { place } = useDeliveryPlace.getState();
  const addressTwo = typed.trim();
  if (place && place.addressTwo !== addressTwo) chooseDeliveryPlace({ ...place, addressTwo });
}

/** S3-07: the unit number as it is typed, before an address is chosen too, and whatever address is chosen after it. */
export function useUnit() {
  const place = useDeliveryPlace((state) => state.place);
  const [typed, setTyped] = useState<string | null>(null);
  const keep = useDebouncedCallback(keepUnit, pause, { flushOnExit: true });
  return {
    unit: typed ?? place?.addressTwo ?? '',
    type: (text: string) => {
      setTyped(text);
      keep(text);
    },
    /** At the end of the typing. */
    settle: () => {
      keep.flush();
      if (place) setTyped(null);
    },
    /** Once the unit has gone along with an address. */
    hasGone: () => {
      keep.cancel();
      setTyped(null);
    },
  };
}
