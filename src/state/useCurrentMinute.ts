import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** The current time, updated every half minute. */
export function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = setInterval(look, halfMinute);
    // Timers do not run while a computer sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
