import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** The boundaries report what they catch. */
const options = { onCaughtError: () => undefined };

/**
 * Brings a finished page to life in slices: in a transition React gives the browser its turn every few milliseconds, where
 * it would otherwise hold it for the whole page. A page without HTML of its own is drawn.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const hasHtml = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes();
  if (!hasHtml) return createRoot(container, options).render(page);
  startTransition(() => {
    hydrateRoot(container, page, options);
  });
}
