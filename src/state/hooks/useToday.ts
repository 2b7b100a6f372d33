import { useSyncExternalStore } from 'react';
import { onClockChange, serverNow } from '../../data/serverClock';

let openedAt: Date | null = null;
const today = () => (openedAt ??= new Date(serverNow()));

const getNull = () => null;

const subscribe = (onChange: () => void) =>
  onClockChange(() => {
    openedAt = null;
    onChange();
  });

/** Returns the time when the page was opened. Null during hydration, because the HTML is the same every day. */
export const useToday = (isEnabled = true): Date | null =>
  useSyncExternalStore(subscribe, isEnabled ? today : getNull, getNull);
