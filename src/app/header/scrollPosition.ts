import { useEffect, useRef, useState } from 'react';

/** Movement of a resting finger stays below this, in pixels. */
const jitterPx = 4;

function onScroll(read: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('scroll', read, { passive: true, signal: stop.signal });
  return () => stop.abort();
}

/** True once the page has scrolled away from its top. */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > 8);
    read();
    return onScroll(read);
  }, []);
  return isScrolled;
}

/** True if the page was last scrolled down, at first from `startY`, and is more than `threshold` pixels from its top. */
export function useIsScrolledDown(threshold: number, startY: number): boolean {
  const [isAway, setIsAway] = useState(false);
  const last = useRef(startY);
  useEffect(() => {
    const read = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last.current) < jitterPx && now > threshold) return;
      setIsAway(now > threshold && now > last.current);
      last.current = now;
    };
    read();
    return onScroll(read);
  }, [threshold]);
  return isAway;
}
