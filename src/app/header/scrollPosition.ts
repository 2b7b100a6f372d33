import { useEffect, useRef, useState } from 'react';

/** Ignores the movement of a resting finger. */
const jitterPx = 4;

function onScroll(read: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('scroll', read, { passive: true, signal: stop.signal });
  return () => stop.abort();
}

export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > 8);
    read();
    return onScroll(read);
  }, []);
  return isScrolled;
}

/** True after scrolling down past `threshold` pixels. `startY` is the position before the first scroll. */
export function useIsScrolledDown(threshold: number, startY: number): boolean {
  const [isHidden, setIsHidden] = useState(false);
  const lastY = useRef(startY);
  useEffect(() => {
    const read = () => {
      const y = Math.max(0, window.scrollY);
      if (Math.abs(y - lastY.current) < jitterPx && y > threshold) return;
      setIsHidden(y > threshold && y > lastY.current);
      lastY.current = y;
    };
    read();
    return onScroll(read);
  }, [threshold]);
  return isHidden;
}
