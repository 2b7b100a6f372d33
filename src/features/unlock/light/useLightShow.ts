import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { eachDisplayFrame } from '../../../data/unlock/displayFrames';
import { isPageVisible, watchVisibility } from '../../../data/unlock/visibility';
import { levelAt, lightProgress, nextLight, type LightMoment } from '../../../domain/unlock/lightClock';
import type { Activation } from '../../../domain/unlock/unlockSchema';

/** Fills the pad directly, because React could render a symbol later than its display frame. */
function paint(pad: HTMLElement | null, colours: readonly string[], level: number): void {
  if (!pad || pad.dataset.level === String(level)) return;
  pad.dataset.level = String(level);
  pad.style.backgroundColor = colours[level]!;
}

interface Playback {
  symbolMs: number;
  /** The frames play while this is true. */
  isPlaying: boolean;
  onShown: () => void;
}

/**
 * Plays the frames on the pad and calls `onShown` at the end. Restarts at the first symbol after the page was hidden.
 */
export function useLightShow(activation: Activation, { symbolMs, isPlaying, onShown }: Playback) {
  const pad = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLProgressElement>(null);
  const [frame, setFrame] = useState(1);
  const [hasBegunAgain, setBegunAgain] = useState(false);
  const shown = useEffectEvent(onShown);
  // The initial activation: a copy read from storage again must not restart the light.
  const [playing] = useState(activation);

  useEffect(() => {
    if (!isPlaying) return;
    const sequence = { ...playing, symbolMs };
    let last: LightMoment | null = null;
    let stopFrames = () => {};
    const fill = (level: number) => paint(pad.current, playing.colours, level);

    const draw = (now: number) => {
      last = nextLight(sequence, last, now);
      fill(levelAt(sequence, last));
      const progress = lightProgress(sequence, last);
      setFrame(progress.frame);
      if (bar.current) bar.current.value = Math.floor(progress.fraction * 100);
      if (!progress.isOver) return;
      stop();
      shown();
    };
    const unwatch = watchVisibility((isVisible) => {
      stopFrames();
      fill(0);
      if (isVisible) stopFrames = eachDisplayFrame(draw);
      else if (last) setBegunAgain(true);
      last = null;
    });
    const stop = () => {
      stopFrames();
      unwatch();
    };
    fill(0);
    if (isPageVisible()) stopFrames = eachDisplayFrame(draw);
    return stop;
  }, [playing, symbolMs, isPlaying]);

  return { pad, bar, frame, hasBegunAgain };
}
