import { useEffect, useRef, useState } from 'react';
import type { ChosenPlace } from '../../../state/delivery/deliveryPlace';
import { lookUpCurrentPlace } from '../../../state/delivery/currentPlace';

/** Ignores a result after a newer attempt or after unmount. */
export function useLocation(onFind: (place: ChosenPlace) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'outside'>('idle');
  const attempt = useRef(0);
  const cancel = () => {
    attempt.current += 1;
    setState('idle');
  };
  const locate = async () => {
    const id = (attempt.current += 1);
    setState('locating');
    const place = await lookUpCurrentPlace();
    if (id !== attempt.current) return;
    // Without a position, the button only stops its spinner.
    setState(place === 'outside' ? 'outside' : 'idle');
    if (place && place !== 'outside') onFind(place);
  };
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );
  return { isLocating: state === 'locating', isOutside: state === 'outside', locate: () => void locate(), cancel };
}
