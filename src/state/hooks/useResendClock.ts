import { useEffect, useLayoutEffect, useReducer } from 'react';
import { serverNow } from '../../data/serverClock';

/** Whole seconds until `resendAt` (epoch milliseconds), from the clock because background pages miss ticks. */
export function useResendClock(resendAt: number): number {
  const [now, tick] = useReducer(serverNow, 0, serverNow);
  const seconds = Math.max(0, Math.ceil((resendAt - now) / 1000));
  const isCounting = seconds > 0;
  // The time read when the last countdown ended is stale for the next one.
  useLayoutEffect(tick, [tick, resendAt]);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return seconds;
}
