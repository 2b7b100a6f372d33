import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillScreen } from '../../data/unlock/fullScreen';
import { holdWakeLock } from '../../data/unlock/wakeLock';

/** The whole screen for the light, kept on as long as it is shown; where the browser refuses either, it goes without. */
export function useLightScreen(onLeft: () => void) {
  const screen = useRef<HTMLDivElement>(null);
  const [isKeptOn, setKeptOn] = useState(true);
  const left = useEffectEvent(onLeft);

  useEffect(() => holdWakeLock(setKeptOn), []);
  useEffect(() => fillScreen(screen.current!, () => left()), []);
  return { screen, isKeptOn };
}
