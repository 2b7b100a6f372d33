import { useSyncExternalStore } from 'react';

let audio: AudioContext | null = null;
const listeners = new Set<() => void>();

/** Two short notes, as a bell on a counter. */
function ring(context: AudioContext): void {
  for (const [at, frequency] of [
    [0, 880],
    [0.18, 1175],
  ] as const) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

/** Browsers allow sound only after a tap. Call it in the tap's handler. */
export function allowSound(): void {
  // An order must not depend on a bell.
  if (!('AudioContext' in window)) return;
  if (!audio) {
    audio = new AudioContext();
    audio.addEventListener('statechange', () => listeners.forEach((listener) => listener()));
  }
  // Pending for as long as the browser does not allow it.
  audio.resume().catch(() => undefined);
}

const isSoundAllowed = (): boolean => audio?.state === 'running';

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while the browser lets this page ring. It may take that back, such as during a call or after standby. */
export const useSoundAllowed = (): boolean => useSyncExternalStore(subscribe, isSoundAllowed, () => false);

/** Rings for a new order, if somebody has tapped since the page was opened. */
export function ringForOrder(): void {
  if (audio && isSoundAllowed()) ring(audio);
}
