import { useEffect, useState } from 'react';
import { prefersReducedData } from '../prefersReducedData';

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  const { requestIdleCallback: requestIdle } = window as Partial<Window>;
  if (requestIdle) requestIdle(run, { timeout: 5000 });
  else setTimeout(run, 2000);
}

/** Stays false for visitors who prefer reduced motion or reduced data. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (prefersReducedData() || window.matchMedia?.('(prefers-reduced-motion:reduce)').matches) return;
    const stop = new AbortController();
    const waitForIdle = () => whenIdle(() => !stop.signal.aborted && setIdle(true));
    if (document.readyState === 'complete') waitForIdle();
    else window.addEventListener('load', waitForIdle, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isIdle;
}
