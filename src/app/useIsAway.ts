import { useEffect, useState } from 'react';

/** A finger that rests moves the page by less, in pixels. */
const tremble = 4;

/** S2-29: whether the page was last scrolled down, and further than `threshold` pixels from its top. */
export function useIsAway(threshold: number): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const read = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < tremble && now > threshold) return;
      setIsAway(now > threshold && now > last);
      last = now;
    };
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [threshold]);
  return isAway;
}
