import { useEffect, useRef, useState } from 'react';
import type { ChosenPlace } from '../../state/deliveryPlace';
import { locateHere } from '../../state/findHere';

/** S2-54: looks for the place where the browser is. An answer that something newer has overtaken, or the end of the panel, is dropped. */
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
    const here = await locateHere();
    if (own !== attempt.current) return;
    // S8-20: without a position the button just stops turning.
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
