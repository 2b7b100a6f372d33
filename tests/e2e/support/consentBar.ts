import type { Page } from '@playwright/test';
import { expect } from './test';

/** The bar appears after the first scroll. This also works on pages that are too short to scroll. */
export async function revealConsentBar(page: Page): Promise<void> {
  await expect(async () => {
    // The page listens once it is hydrated.
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await expect(page.locator('#consent-bar')).toBeAttached({ timeout: 500 });
  }).toPass();
}
