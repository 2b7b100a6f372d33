/** Milliseconds of vibration, pause, vibration and so on. */
const patterns = { shown: [40, 60, 40], unlocked: [30, 50, 90] } as const;

/**
 * Vibrates where the device can. Never called while the light plays, because it would shift the battery. Browsers log
 * an error before the first click or tap, for example after a reload.
 */
export function vibrate(moment: keyof typeof patterns): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.([...patterns[moment]]);
}
