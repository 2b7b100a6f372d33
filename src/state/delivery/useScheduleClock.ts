import { useEffect, useState } from 'react';
import { onClockChange, serverNow } from '../../data/serverClock';
import { deliveryState } from '../../domain/delivery/deliveryOpening';
import { nextScheduleChange } from '../../domain/delivery/deliverySchedule';
import type { SlotRules } from '../../domain/delivery/deliverySlots';

/** The next time, in epoch milliseconds, at which a text about hours or slots changes. */
function nextChangeMs(provider: SlotRules, now: Date): number {
  const state = deliveryState(provider, now);
  const nextOpenOrClose = state.isOpen ? state.closes : state.opens;
  const pauseEndMs = provider.pause ? Date.parse(provider.pause.until) : 0;
  return Math.min(
    nextScheduleChange(provider, now),
    nextOpenOrClose?.at ?? Infinity,
    pauseEndMs > now.getTime() ? pauseEndMs : Infinity,
  );
}

const readClock = () => new Date(serverNow());

/**
 * Ticks only when the dispensary's schedule changes, the device's clock turns out to be wrong, or the tab becomes
 * visible.
 */
export function useScheduleClock(provider: SlotRules | null): Date {
  const [now, setNow] = useState(readClock);
  useEffect(() => onClockChange(() => setNow(readClock())), []);
  useEffect(() => {
    if (!provider) return;
    const update = () => setNow(readClock());
    const timer = setTimeout(update, nextChangeMs(provider, now) - serverNow());
    // Timers do not run while a computer sleeps, so update the time when the tab becomes visible.
    const stop = new AbortController();
    document.addEventListener('visibilitychange', update, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [provider, now]);
  return now;
}
