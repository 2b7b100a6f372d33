import { useEffect, type ReactNode } from 'react';

/** Tells, once all below is hydrated, what has waited for it: the page's start script of presses, and Gatsby of scrolling. */
export function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { early } = window as { early?: { isAlive: boolean } };
    if (early) early.isAlive = true;
    // Gatsby keeps the scroll positions that it is told of from its start on: one from before would be lost to Back.
    if (window.scrollY > 0) window.dispatchEvent(new Event('scroll'));
  }, []);
  return children;
}
