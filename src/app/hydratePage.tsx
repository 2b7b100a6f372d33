import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** What the page's start script noted before there was anything to answer: the button that was pressed last. */
interface Early {
  button: HTMLButtonElement | null;
  keep: (event: Event) => void;
}

const earlyOf = () => (window as { early?: Early }).early;

/** The boundaries report what they catch. */
const options = { onCaughtError: () => undefined };

/** Presses again what was pressed too early, once it answers. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    const early = earlyOf();
    const button = early?.button;
    if (!button) return;
    early.button = null;
    // In a task of its own: React cannot hydrate what the press is for while it is still at work itself.
    const timer = setTimeout(() => button.isConnected && button.click());
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/**
 * Brings a finished page to life in slices: in a transition React gives the browser its turn every few milliseconds, where
 * it would otherwise hold it for the whole page. A page without HTML of its own is drawn.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const hasHtml = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes();
  if (!hasHtml) return createRoot(container, options).render(page);
  startTransition(() => {
    hydrateRoot(container, <Alive>{page}</Alive>, options);
  });
  // From here on React answers by itself, though the page is not hydrated yet.
  const early = earlyOf();
  if (early) window.removeEventListener('click', early.keep, true);
}
