import { useState } from 'react';
import { chooseStorePlace } from '../../state/deliveryPlace';

/** S7-29: takes the place where the browser is as the one to look for stores near; without one the wait just ends (S8-20). */
export function useLocate() {
  const [isLocating, setIsLocating] = useState(false);
  const locate = async () => {
    setIsLocating(true);
    const place = await import('../../state/findHere').then(({ findHere }) => findHere()).catch(() => null);
    setIsLocating(false);
    if (place) chooseStorePlace(place);
  };
  return { isLocating, locate: () => void locate() };
}
