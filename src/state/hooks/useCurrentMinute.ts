import { useEffect, useState } from 'react';
import { onClockChange, serverNow } from '../../data/serverClock';

const halfMinute = 30_000;
const read = () => new Date(serverNow());

/** The current time, updated every half minute. */
export function useCurrentMinute(): Date {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const look = () => setNow(read());
    const timer = setInterval(look, halfMinute);
    const stopFollowing = onClockChange(look);
    // Timers do not run while a computer sleeps.
    const stop = new AbortController();
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stopFollowing();
      stop.abort();
    };
  }, []);
  return now;
}
