import type { Page, Route } from '@playwright/test';

/**
 * Calls that another route refuses are answered from the next press on, and not before: a part of the page that comes late asks
 * by itself, and what it was told would take the button away that asks again.
 */
export async function mendOnPress(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<void> {
  const press = await page.evaluateHandle(() => {
    const next = { isDone: false };
    document.addEventListener('click', () => (next.isDone = true), { capture: true, once: true });
    return next;
  });
  await page.route(url, async (route) => {
    const { isDone } = await press.jsonValue();
    return isDone ? answer(route) : route.fallback();
  });
}
