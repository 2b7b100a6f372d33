import { useEffect, useState } from 'react';
import { deliveryState } from '../../../domain/delivery/deliveryOpening';
import { nextScheduleChange } from '../../../domain/delivery/deliverySchedule';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';

/** When the dispensary's texts about hours and windows change next, in epoch milliseconds. */
function nextChange(provider: DeliveryProvider, now: Date): number {
  const state = deliveryState(provider, now);
  const door = state.isOpen ? state.closes : state.opens;
  const resumes = provider.pause ? Date.parse(provider.pause.until) : 0;
  return Math.min(
    nextScheduleChange(provider, now),
    door?.at ?? Infinity,
    resumes > now.getTime() ? resumes : Infinity,
  );
}

/**
 * A clock that ticks only when the dispensary's schedule changes (a window closes, a day begins, the dispensary opens
 * or closes) and when the tab becomes visible.
 */
export function useScheduleClock(provider: DeliveryProvider | null): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!provider) return;
    const look = () => setNow(new Date());
    const timer = setTimeout(look, nextChange(provider, now) - Date.now());
    // Timers do not run while the computer sleeps.
    const stop = new AbortController();
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [provider, now]);
  return now;
}
