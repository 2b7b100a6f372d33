import type { Page, Response } from '@playwright/test';

/** Waits until the page is hydrated. Earlier clicks are replayed then. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { early?: { isAlive: boolean } }).early?.isAlive);
}

/** Opens a page and waits until it is hydrated. Returns the response to the navigation. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilHydrated(page);
  return response;
}

/** Reloads the page and waits until it is hydrated. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await waitUntilHydrated(page);
}
