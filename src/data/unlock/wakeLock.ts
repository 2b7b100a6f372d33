import { isPageVisible, watchVisibility } from './visibility';

/**
 * S2-66, D-25: asks the device not to turn the screen off, again each time that the page is seen after it was hidden, and
 * tells whether it agreed. Returns what lets go of it.
 */
export function holdWakeLock(told: (isHeld: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const tell = (isHeld: boolean) => isWanted && told(isHeld);
  const release = () => void lock?.release().catch(() => {});

  const ask = async () => {
    try {
      lock = await navigator.wakeLock.request('screen');
      // A device that runs out of power takes it back.
      lock.addEventListener('release', () => tell(false), { once: true });
      tell(true);
      if (!isWanted) release();
    } catch {
      tell(false);
    }
  };
  const unwatch = watchVisibility((isVisible) => isVisible && void ask());
  if (isPageVisible()) void ask();
  return () => {
    isWanted = false;
    unwatch();
    release();
  };
}
