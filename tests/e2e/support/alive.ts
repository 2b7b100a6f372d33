import type { Page } from '@playwright/test';

/** Until the page that came as HTML answers as a whole: what is pressed before is pressed again then. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { early?: { isAlive: boolean } }).early?.isAlive);
}
