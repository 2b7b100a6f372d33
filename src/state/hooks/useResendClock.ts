import { useEffect, useLayoutEffect, useReducer } from 'react';
import { serverNow } from '../../data/serverClock';

/** Seconds until `resendAt` (epoch milliseconds). Reads the clock, because background timers skip ticks. */
export function useResendClock(resendAt: number): number {
  const [now, tick] = useReducer(serverNow, 0, serverNow);
  const seconds = Math.max(0, Math.ceil((resendAt - now) / 1000));
  const isCounting = seconds > 0;
  // Update the time, which has been stale since the last countdown ended.
  useLayoutEffect(tick, [tick, resendAt]);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return seconds;
}
