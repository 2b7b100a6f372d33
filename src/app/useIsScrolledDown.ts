import { useEffect, useState } from 'react';

/** Movement of a resting finger stays below this, in pixels. */
const jitterPx = 4;

/** True if the page was last scrolled down and is more than `threshold` pixels from its top. */
export function useIsScrolledDown(threshold: number): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const read = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < jitterPx && now > threshold) return;
      setIsAway(now > threshold && now > last);
      last = now;
    };
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [threshold]);
  return isAway;
}
