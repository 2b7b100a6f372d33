import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** The error boundaries report what they catch, so React need not log it. */
const options = { onCaughtError: () => undefined };

/**
 * Hydrates the page. React yields to the browser every few milliseconds, since all of `App` is inside a Suspense
 * boundary. Renders a page that has no static HTML.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  if (container.querySelector('main')) hydrateRoot(container, page, options);
  else createRoot(container, options).render(page);
}
