import type { BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { locales } from '../../../src/domain/region/locales';
import { en } from '../../../src/i18n/messages/en';
import { expect, test } from '../support/test';

const appearIn = (context: BrowserContext, country: string) =>
  context.route('**/geo', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-geo-country': country, 'x-geo-subcountry': '' } }),
  );
const expectStart = async (page: Page, path: string) => {
  await page.goto('/?from=mail');
  await expect(page).toHaveURL((url) => url.pathname === path && url.search === '?from=mail');
};
const forget = (page: Page) => page.evaluate((key) => localStorage.removeItem(key), storageKeys.locale);

test.describe('D-10 the start URL', { tag: '@phone' }, () => {
  test('redirects to the last locale, wherever the visitor is', async ({ page, context }) => {
    await appearIn(context, 'CA');
    await page.goto('/us/en/support');
    for (const { id, prefix } of locales) {
      await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.locale, id]);
      await expectStart(page, prefix);
    }
  });

  const arrivals: [language: string, ways: [country: string, to: string][]][] = [
    ['en-US', [['CA', '/ca/en']]],
    ['de-DE', [['CA', '/ca/en']]],
    [
      'fr-FR',
      [
        ['CA', '/ca/fr'],
        ['US', '/us/en'],
        ['FR', '/us/en'],
      ],
    ],
  ];
  for (const [language, ways] of arrivals)
    test.describe(language, () => {
      test.use({ locale: language });
      test(
        'redirects to the detected country, in the browser’s language if the country has it',
        { tag: language === 'fr-FR' ? '@core' : [] },
        async ({ page, context }) => {
          for (const [country, to] of ways) {
            await appearIn(context, country);
            await expectStart(page, to);
            await forget(page);
          }
        },
      );
    });
});

for (const path of ['/us/fr/shop/pods', '/de/de'])
  test(
    `S1-02 S1-03: ${path} is not a page`,
    { tag: path === '/de/de' ? ['@phone', '@core'] : '@phone' },
    async ({ page, expectedErrors }) => {
      // The page itself, and Gatsby's request for its data.
      expectedErrors.push(new RegExp(`^404 .*${path}(/page-data\\.json)?$`));
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText(en['notFound.title']);
      await expect(page).toHaveURL((url) => url.pathname === path);
    },
  );

for (const country of ['us', 'ca'])
  test(
    `/${country} leads to its country’s home page in English`,
    { tag: country === 'ca' ? ['@phone', '@core'] : '@phone' },
    async ({ page }) => {
      await page.goto(`/${country}`);
      await expect(page).toHaveURL((url) => url.pathname === `/${country}/en`);
    },
  );
