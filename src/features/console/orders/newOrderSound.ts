import { useSyncExternalStore } from 'react';

let audio: AudioContext | null = null;
const listeners = new Set<() => void>();

/** Plays two short notes, like a counter bell. */
function playChime(context: AudioContext): void {
  for (const [delay, frequency] of [
    [0, 880],
    [0.18, 1175],
  ] as const) {
    const start = context.currentTime + delay;
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

/** Call this in a click handler, because browsers allow sound only after an interaction. */
export function enableSound(): void {
  // Orders must work without sound.
  if (!('AudioContext' in window)) return;
  if (!audio) {
    audio = new AudioContext();
    audio.addEventListener('statechange', () => listeners.forEach((listener) => listener()));
  }
  // Stays pending until the browser allows sound.
  if (!isSoundEnabled()) audio.resume().catch(() => undefined);
}

const isSoundEnabled = (): boolean => audio?.state === 'running';

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Browsers may block sound again, for example during a call or after standby. */
export const useSoundEnabled = (): boolean => useSyncExternalStore(subscribe, isSoundEnabled, () => false);

/** Silent until somebody has interacted with the page. */
export function playNewOrderSound(): void {
  if (audio && isSoundEnabled()) playChime(audio);
}
