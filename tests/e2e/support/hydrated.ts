import type { Page } from '@playwright/test';

/** Waits until the page is hydrated. Earlier clicks are replayed then. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html:not([data-dehydrated]) main').first().waitFor({ state: 'attached' });
}
