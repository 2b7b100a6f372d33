import { useEffect, useState, type RefObject } from 'react';

/** Stays true once the element has been near the viewport. */
export function useHasBeenVisible(element: RefObject<HTMLElement | null>): boolean {
  const [hasBeenVisible, setHasBeenVisible] = useState(false);
  useEffect(() => {
    if (hasBeenVisible || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasBeenVisible(true);
      },
      { rootMargin: '100px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasBeenVisible]);
  return hasBeenVisible;
}
