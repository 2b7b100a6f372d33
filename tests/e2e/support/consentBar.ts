import type { Page } from '@playwright/test';
import { type Locale } from '../../../src/domain/region/locales';
import { expect } from './test';
import { american, us, wordsOf } from './words';

export const buildConsent = (isAllowed: boolean) => ({
  analytics: isAllowed,
  errorReports: isAllowed,
  decidedAt: '2026-11-21T00:00:00.000Z',
});

export const consentBar = (page: Page, locale: Locale = american) =>
  page.getByRole('region', { name: wordsOf(locale).t('consent.title') });
export const refuseButton = (page: Page) => consentBar(page).getByRole('button', { name: us.t('consent.refuse') });

export interface DataLayerEntry {
  event: string;
  path: string;
  name?: string;
}

/** Null if measuring never started. */
export const dataLayer = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: DataLayerEntry[] }).dataLayer ?? null);

/** The bar appears after the first scroll. This also works on pages that are too short to scroll. */
export async function revealConsentBar(page: Page): Promise<void> {
  await expect(async () => {
    // The page listens once it is hydrated.
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await expect(page.locator('#consent-bar')).toBeAttached({ timeout: 500 });
  }).toPass();
}
