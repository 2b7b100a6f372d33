import { useEffect, useLayoutEffect, useReducer } from 'react';
import { serverNow } from '../../data/serverClock';

/**
 * Whole seconds until another code can be requested. Computed from the clock instead of counted, because background
 * pages miss ticks. `resendAt` is in epoch milliseconds.
 */
export function useResendClock(resendAt: number): number {
  const [now, look] = useReducer(serverNow, 0, serverNow);
  const left = Math.max(0, Math.ceil((resendAt - now) / 1000));
  const isCounting = left > 0;
  // The time read when the last countdown ended is stale for the next one.
  useLayoutEffect(look, [look, resendAt]);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return left;
}
