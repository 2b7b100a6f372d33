import type { Page, Route } from '@playwright/test';

/**
 * Mocks calls that another route fails, but only after the next click. A late part of the page fetches by itself, and a
 * success would remove the retry button.
 */
export async function retryOnClick(
  page: Page,
  url: string,
  respond: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<void> {
  const press = await page.evaluateHandle(() => {
    const next = { isDone: false };
    document.addEventListener('click', () => (next.isDone = true), { capture: true, once: true });
    return next;
  });
  await page.route(url, async (route) => {
    const { isDone } = await press.jsonValue();
    return isDone ? respond(route) : route.fallback();
  });
}
