import { useSyncExternalStore } from 'react';
import { onClockChange, serverNow } from '../../data/serverClock';

let opened: Date | null = null;
const today = () => (opened ??= new Date(serverNow()));

const none = () => null;

/** Reads the time again when the device's clock turns out to be wrong. */
const follow = (onChange: () => void) =>
  onClockChange(() => {
    opened = null;
    onChange();
  });

/**
 * The time this page was opened; null on the server and during hydration, because the HTML is the same every day.
 * Components that do not need it always get null, which avoids a rerender.
 */
export const useToday = (isWanted = true): Date | null => useSyncExternalStore(follow, isWanted ? today : none, none);
