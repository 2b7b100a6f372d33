import { useEffect, useLayoutEffect, useReducer } from 'react';

/**
 * D-21: the whole seconds until another code may be asked for. By the clock and not by ticks, which a page that is not
 * looked at misses. `resendAt` is in epoch milliseconds.
 */
export function useResendClock(resendAt: number): number {
  const [now, look] = useReducer(() => Date.now(), 0, Date.now);
  const left = Math.max(0, Math.ceil((resendAt - now) / 1000));
  const isCounting = left > 0;
  // What was seen when the last clock ended is too old for the next.
  useLayoutEffect(look, [look, resendAt]);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return left;
}
