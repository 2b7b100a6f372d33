import { useEffect, useState } from 'react';
import { onClockChange, serverNow } from '../../data/serverClock';

const intervalMs = 30_000;
const read = () => new Date(serverNow());

export function useCurrentMinute(): Date {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const update = () => setNow(read());
    const timer = setInterval(update, intervalMs);
    const stopClock = onClockChange(update);
    // Timers do not run while a computer sleeps.
    const stop = new AbortController();
    document.addEventListener('visibilitychange', update, { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stopClock();
      stop.abort();
    };
  }, []);
  return now;
}
