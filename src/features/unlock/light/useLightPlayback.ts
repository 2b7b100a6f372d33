import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { eachDisplayFrame } from '../../../data/unlock/displayFrames';
import { isPageVisible, watchVisibility } from '../../../data/unlock/visibility';
import { levelAt, lightProgress, nextLightMoment, type LightMoment } from '../../../domain/unlock/lightClock';
import type { Activation } from '../../../domain/unlock/unlockSchema';

/** Fills the pad directly, because React could render a symbol later than its display frame. */
function setPadLevel(pad: HTMLElement | null, colours: readonly string[], level: number): void {
  if (!pad || pad.dataset.level === String(level)) return;
  pad.dataset.level = String(level);
  pad.style.backgroundColor = colours[level]!;
}

interface PlaybackOptions {
  symbolMs: number;
  isPlaying: boolean;
  onFinish: () => void;
}

/** Restarts at the first symbol after the page was hidden. */
export function useLightPlayback(activation: Activation, { symbolMs, isPlaying, onFinish }: PlaybackOptions) {
  const pad = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLProgressElement>(null);
  const [frame, setFrame] = useState(1);
  const [hasRestarted, setRestarted] = useState(false);
  const finish = useEffectEvent(onFinish);
  // The initial activation: a copy read from storage again must not restart the light.
  const [initialActivation] = useState(activation);

  useEffect(() => {
    if (!isPlaying) return;
    const sequence = { ...initialActivation, symbolMs };
    let last: LightMoment | null = null;
    let stopFrames = () => {};
    const fillPad = (level: number) => setPadLevel(pad.current, initialActivation.colours, level);

    const renderFrame = (now: number) => {
      last = nextLightMoment(sequence, last, now);
      fillPad(levelAt(sequence, last));
      const progress = lightProgress(sequence, last);
      setFrame(progress.frame);
      if (bar.current) bar.current.value = Math.floor(progress.fraction * 100);
      if (!progress.isOver) return;
      stop();
      finish();
    };
    const stopWatching = watchVisibility((isVisible) => {
      stopFrames();
      fillPad(0);
      if (isVisible) stopFrames = eachDisplayFrame(renderFrame);
      else if (last) setRestarted(true);
      last = null;
    });
    const stop = () => {
      stopFrames();
      stopWatching();
    };
    fillPad(0);
    if (isPageVisible()) stopFrames = eachDisplayFrame(renderFrame);
    return stop;
  }, [initialActivation, symbolMs, isPlaying]);

  return { pad, bar, frame, hasRestarted };
}
