import type { Page } from '@playwright/test';
import { startFailureWords } from '../../../src/boot/inline/startFailure';
import { localeOf } from '../../../src/domain/region/locales';
import { appDataFile } from '../../../src/domain/site/routing/pageDataFiles';
import { chunkFile } from '../support/chunkFiles';
import { waitUntilHydrated } from '../support/hydrated';
import { narrowViewport, findOverflow } from '../support/findOverflow';
import { expect, test } from '../support/test';
import { american, at } from '../support/words';

test.use({ accepted: null });

const support = at('support');
const isApp = ({ pathname }: URL) => /^\/app-[^/]*\.js$/.test(pathname);
/** The second request for a script has a query. */
const isFirstRequest = ({ pathname, search }: URL) => pathname.endsWith('.js') && search === '';
const notice = (page: Page, language: 'en' | 'fr' = 'en') =>
  page.getByRole('alert').filter({ hasText: startFailureWords[language][0] });
const failed = /^request failed: GET .*\.js(\?\d+)? net::ERR_FAILED$/;

for (const locale of [american, localeOf('fr-CA')])
  test(
    `S8-19 D-31 in ${locale.id} a page whose scripts are lost says so, and its link reloads it`,
    { tag: locale === american ? '@core' : '@phone' },
    async ({ page, seedAccepted, expectedErrors, axe }) => {
      expectedErrors.push(failed);
      await seedAccepted();
      await page.route(isApp, (route) => route.abort());
      await page.goto(at('support', locale));
      await expect(notice(page, locale.language)).toBeVisible();
      await axe();
      await page.setViewportSize(narrowViewport);
      expect(await page.evaluate(findOverflow)).toEqual([]);
      await page.unroute(isApp);
      await notice(page, locale.language).getByRole('link', { name: startFailureWords[locale.language][1] }).click();
      await waitUntilHydrated(page);
      await expect(notice(page, locale.language)).toBeHidden();
    },
  );

test(
  'S8-19 a reach: a page starts although a proxy answers once for each script with HTML, as webpack takes the retries',
  { tag: ['@desktop', '@core'] },
  async ({ page, seedAccepted, expectedErrors }) => {
    // A syntax error in a script from another file has no message.
    expectedErrors.push(/^page error: $/);
    await seedAccepted();
    await page.route(isFirstRequest, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
    );
    await page.goto(support);
    await waitUntilHydrated(page);
    await expect(notice(page)).toBeHidden();
  },
);

for (const chunk of ['component---src-templates-support-tsx', 'messages-en-first-ts'])
  test(
    `S8-19 a page without its ${chunk} says so, and starts by itself once the server is back`,
    { tag: '@phone' },
    async ({ page, seedAccepted, expectedErrors }) => {
      const script = chunkFile(chunk);
      const isLost = ({ pathname }: URL) => pathname === script || pathname === appDataFile;
      expectedErrors.push(
        failed,
        /app-data\.json/,
        /page resources for .* not found/,
        /Loading chunk/,
        /ChunkLoadError/,
      );
      await seedAccepted();
      await page.route(isLost, (route) => route.abort());
      await page.goto(support);
      await expect(notice(page)).toBeVisible();
      await page.unroute(isLost);
      await waitUntilHydrated(page);
      await expect(notice(page)).toBeHidden();
    },
  );

test(
  'S8-19 S2-47 a veiled page whose scripts are lost says so on top of the veil, and its link can be used',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(failed);
    await page.route(isApp, (route) => route.abort());
    await page.goto(american.prefix);
    await expect(page.locator('html')).toHaveAttribute('data-gate', 'open');
    await expect(notice(page)).toBeVisible();
    await page.unroute(isApp);
    await page.keyboard.press('Tab');
    await expect(notice(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await waitUntilHydrated(page);
    await expect(page.locator('dialog[open]').getByRole('combobox')).toBeVisible();
  },
);
