import { useState } from 'react';
import { chooseStorePlace } from '../../state/deliveryPlace';

/** Searches near the browser's location. Without a position, the wait ends silently. */
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
