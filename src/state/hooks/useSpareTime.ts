import { useEffect, useState } from 'react';
import { savesData } from '../savesData';

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  const { requestIdleCallback: ask } = window as Partial<Window>;
  if (ask) ask(run, { timeout: 5000 });
  else setTimeout(run, 2000);
}

/** True once the page has loaded and the browser is idle. Stays false for visitors who want less motion or less data. */
export function useSpareTime(): boolean {
  const [isSpare, setSpare] = useState(false);
  useEffect(() => {
    if (savesData() || window.matchMedia?.('(prefers-reduced-motion:reduce)').matches) return;
    const stop = new AbortController();
    const wait = () => whenIdle(() => !stop.signal.aborted && setSpare(true));
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isSpare;
}
