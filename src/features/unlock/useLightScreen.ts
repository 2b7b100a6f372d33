import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillScreen } from '../../data/unlock/fullScreen';
import { holdWakeLock } from '../../data/unlock/wakeLock';

/**
 * Requests full screen and a wake lock while the light is shown, and continues without either if the browser refuses.
 */
export function useLightScreen(onLeft: () => void) {
  const screen = useRef<HTMLDivElement>(null);
  const [isKeptOn, setKeptOn] = useState(true);
  const left = useEffectEvent(onLeft);

  useEffect(() => holdWakeLock(setKeptOn), []);
  useEffect(() => fillScreen(screen.current!, () => left()), []);
  return { screen, isKeptOn };
}
