import { useEffect, useRef, useState } from 'react';
import type { ChosenPlace } from '../../../state/delivery/deliveryPlace';
import { lookUpCurrentPlace } from '../../../state/delivery/currentPlace';

/** Finds the browser's location. Ignores a result after a newer attempt or after unmount. */
export function useLocation(onFind: (place: ChosenPlace) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'outside'>('idle');
  const attempt = useRef(0);
  const drop = () => {
    attempt.current += 1;
    setState('idle');
  };
  const locate = async () => {
    const own = (attempt.current += 1);
    setState('locating');
    const here = await lookUpCurrentPlace();
    if (own !== attempt.current) return;
    // Without a position, the button only stops its spinner.
    setState(here === 'outside' ? 'outside' : 'idle');
    if (here && here !== 'outside') onFind(here);
  };
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );
  return { isLocating: state === 'locating', isOutside: state === 'outside', locate: () => void locate(), drop };
}
