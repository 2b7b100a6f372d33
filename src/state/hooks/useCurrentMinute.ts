import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** The current time, updated every half minute. */
export function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = setInterval(look, halfMinute);
    // Timers do not run while a computer sleeps.
    const stop = new AbortController();
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
  return now;
}
