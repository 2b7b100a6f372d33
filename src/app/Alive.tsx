import { useEffect, type ReactNode } from 'react';

/** Tells the page's start script, once all below is hydrated, that what was pressed early may be pressed again. */
export function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { early } = window as { early?: { isAlive: boolean } };
    if (early) early.isAlive = true;
  }, []);
  return children;
}
