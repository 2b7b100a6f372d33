import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** The error boundaries report what they catch, so React need not log it. */
const options = { onCaughtError: () => undefined };

/**
 * Hydrates the page in a transition, so that React yields to the browser every few milliseconds instead of blocking
 * the main thread for the whole page. Renders a page that has no static HTML.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const hasHtml = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes();
  if (!hasHtml) return createRoot(container, options).render(page);
  startTransition(() => {
    hydrateRoot(container, page, options);
  });
}
