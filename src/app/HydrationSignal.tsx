import { useEffect, type ReactNode } from 'react';

/**
 * Tells the start script, which queues early clicks, and Gatsby, which tracks scrolling, that everything below is
 * hydrated.
 */
export function HydrationSignal({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { early } = window as { early?: { isAlive: boolean } };
    if (early) early.isAlive = true;
    // Gatsby saves scroll positions only from its start on. Without this event Back would lose an earlier one.
    if (window.scrollY > 0) window.dispatchEvent(new Event('scroll'));
  }, []);
  return children;
}
