import { isPageVisible, watchVisibility } from './visibility';

/**
 * Keeps the screen on, requesting the wake lock again each time the page becomes visible, and reports if the device
 * agreed. Returns a function that releases it.
 */
export function holdWakeLock(onChange: (isHeld: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const tell = (isHeld: boolean) => isWanted && onChange(isHeld);
  const release = () => void lock?.release().catch(() => {});

  const ask = async () => {
    try {
      lock = await navigator.wakeLock.request('screen');
      // A device with a low battery releases it.
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
