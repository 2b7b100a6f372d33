import { isPageVisible, watchVisibility } from './visibility';

/** Requests the lock again each time the page becomes visible. Returns a function that releases it. */
export function holdWakeLock(onChange: (isHeld: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let isActive = true;
  const report = (isHeld: boolean) => isActive && onChange(isHeld);
  const release = () => void lock?.release().catch(() => {});

  const acquire = async () => {
    try {
      lock = await navigator.wakeLock.request('screen');
      // A device with a low battery releases it.
      lock.addEventListener('release', () => report(false), { once: true });
      report(true);
      if (!isActive) release();
    } catch {
      report(false);
    }
  };
  const unwatch = watchVisibility((isVisible) => isVisible && void acquire());
  if (isPageVisible()) void acquire();
  return () => {
    isActive = false;
    unwatch();
    release();
  };
}
