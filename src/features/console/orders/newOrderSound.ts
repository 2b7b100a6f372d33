let audio: AudioContext | null = null;

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
  audio ??= new AudioContext();
  void audio.resume();
}

export const isSoundAllowed = (): boolean => audio?.state === 'running';

/** Rings for a new order, if somebody has tapped since the page was opened. */
export function ringForOrder(): void {
  if (audio && isSoundAllowed()) ring(audio);
}
