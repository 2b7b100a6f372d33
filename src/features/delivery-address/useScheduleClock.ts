import { useEffect, useState } from 'react';
import { nextScheduleChange } from '../../domain/delivery/deliverySchedule';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';

/** The time as far as a dispensary's windows go: it moves on when one closes or a day begins, and when the tab is shown again. */
export function useScheduleClock(provider: DeliveryProvider | null): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!provider) return;
    const look = () => setNow(new Date());
    const timer = setTimeout(look, nextScheduleChange(provider, now) - Date.now());
    // A computer that slept kept its timers waiting too.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [provider, now]);
  return now;
}
