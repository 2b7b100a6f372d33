import { useEffect, useState } from 'react';
import { deliveryState } from '../../domain/delivery/deliveryOpening';
import { nextScheduleChange } from '../../domain/delivery/deliverySchedule';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';

/** When the words about a dispensary's hours and windows change next, in epoch milliseconds. */
function nextChange(provider: DeliveryProvider, now: Date): number {
  const state = deliveryState(provider, now);
  const door = state.isOpen ? state.closes : state.opens;
  return Math.min(nextScheduleChange(provider, now), door?.at ?? Infinity);
}

/** The time as far as a dispensary's windows go: it moves on when one closes, a day begins or the dispensary opens or closes, and when the tab is shown again. */
export function useScheduleClock(provider: DeliveryProvider | null): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!provider) return;
    const look = () => setNow(new Date());
    const timer = setTimeout(look, nextChange(provider, now) - Date.now());
    // A computer that slept kept its timers waiting too.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [provider, now]);
  return now;
}
