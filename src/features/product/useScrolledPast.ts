import { useEffect, useState, type RefObject } from 'react';

/** True if an element has scrolled off the top of the screen. */
export function useScrolledPast(watched: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!watched.current || !('IntersectionObserver' in window)) return;
    const watch = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      setPassed(!isIntersecting && boundingClientRect.bottom < 0);
    });
    watch.observe(watched.current);
    return () => watch.disconnect();
  }, [watched]);
  return isPassed;
}
