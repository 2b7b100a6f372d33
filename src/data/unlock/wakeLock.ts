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
      // Devices with a low battery may release the lock.
      lock.addEventListener('release', () => report(false), { once: true });
      report(true);
      if (!isActive) release();
    } catch {
      report(false);
    }
  };
  const stopWatching = watchVisibility((isVisible) => isVisible && void acquire());
  if (isPageVisible()) void acquire();
  return () => {
    isActive = false;
    stopWatching();
    release();
  };
}
