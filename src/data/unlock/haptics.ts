/** Milliseconds of vibration, pause, vibration and so on. */
const patterns = { shown: [40, 60, 40], unlocked: [30, 50, 90] } as const;

/** Never call this while the light plays, because the battery would move. */
export function vibrate(moment: keyof typeof patterns): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.([...patterns[moment]]);
}
