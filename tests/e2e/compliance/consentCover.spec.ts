import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { localePath, locales } from '../../../src/domain/region/locales';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { checkoutPath, openCheckout } from '../support/checkout';
import { revealConsentBar } from '../support/consentBar';
import { enterSite, findGate } from '../support/gate';
import { openPage, settle } from '../support/hydrated';
import { readPageContext } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { american, at, us, wordsOf } from '../support/words';

test.use({ accepted: null });

const screens = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
/** Storage of a visitor who has passed the gate and the legal notice, but not yet been asked for consent. */
const passed = {
  [storageKeys.ageAccepted('us')]: 'true',
  [storageKeys.subcountry('us')]: 'CA',
  [storageKeys.legalAccepted]: 'true',
};

const barOn = (page: Page) => page.getByRole('region', { name: us.t('consent.title') });

/** Checks what the bar covers at the start, middle and end of the page. */
async function expectNothingCovered(page: Page, name: string): Promise<void> {
  await revealConsentBar(page);
  for (const share of [0, 0.1, 0.3, 0.5, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share);
    const covered = () =>
      page.evaluate(() => {
        const bar = document.getElementById('consent-bar')!;
        const { top, bottom, left, right } = bar.getBoundingClientRect();
        const isShown = getComputedStyle(bar).visibility === 'visible' && top < window.innerHeight;
        const parts = [document.querySelector('main h1'), document.querySelector('main [data-look=primary]')];
        return parts.flatMap((part) => {
          const box = part?.getBoundingClientRect();
          const isUnder =
            isShown &&
            box &&
            box.width > 0 &&
            box.bottom > top &&
            box.top < bottom &&
            box.right > left &&
            box.left < right;
          return isUnder ? [part!.textContent] : [];
        });
      });
    await expect.poll(covered, `${name}, scrolled by ${share}`).toEqual([]);
  }
}

test.describe(
  'S1-04 D-29 D-31 the consent bar never covers a headline or a page’s first button',
  { tag: '@phone' },
  () => {
    for (const screen of screens)
      test(`at ${screen.width} × ${screen.height}`, async ({ page, context }) => {
        await page.setViewportSize(screen);
        await openPage(page, at('home'));
        await expect(findGate(page, american)).toBeVisible();
        await expect(page.locator('#consent-bar'), 'one question at a time').toHaveCount(0);
        await enterSite(findGate(page, american), american);
        await expectNothingCovered(page, 'home, after the gate');

        await seedStorage(context, passed);
        const { listing } = await readPageContext(page.request, at('pods'));
        const product = localePath(american, productPath(listing!.products[0]!));
        const paths = [
          ...(['home', 'products', 'xpress', 'support', 'discover'] as const).map((id) => at(id)),
          product,
        ];
        for (const path of paths) {
          await openPage(page, path);
          await expectNothingCovered(page, path);
        }
      });
  },
);

test(
  'D-29 it appears and can be answered on every ordinary page, at most after scrolling',
  { tag: '@phone' },
  async ({ page, context }) => {
    await seedStorage(context, passed);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const id of ['home', 'discover', 'support', 'products'] as const) {
        await openPage(page, at(id));
        await revealConsentBar(page);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(barOn(page), `${id} at ${screen.width}`).toBeVisible();
        await expect(barOn(page).getByRole('button', { name: us.t('consent.refuse') })).toBeInViewport({ ratio: 1 });
      }
    }
  },
);

test(
  'it waits during sign-in, checkout and unlock, and comes on the next ordinary page (D-29)',
  { tag: '@phone' },
  async ({ page, context, outbox }) => {
    await seedStorage(context, passed);
    await openCheckout({ context, request: page.request, readCode: outbox });
    for (const path of [at('signIn'), checkoutPath, `${checkoutPath}?step=details`, at('unlock'), at('userUnlock')]) {
      await openPage(page, path);
      await settle(page, () => page.evaluate(() => window.dispatchEvent(new Event('scroll'))));
      await expect(page.locator('#consent-bar'), path).toHaveCount(0);
    }
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(at('home'));
    await revealConsentBar(page);
  },
);

for (const locale of locales)
  test(
    `D-29 in ${locale.id} its text and buttons fit a phone in landscape`,
    { tag: ['@phone', '@night'] },
    async ({ page, context }) => {
      const { country } = locale;
      await seedStorage(context, {
        [storageKeys.ageAccepted(country)]: 'true',
        [storageKeys.subcountry(country)]: country === 'us' ? 'CA' : 'CA_ALL',
      });
      await page.setViewportSize({ width: 844, height: 390 });
      await openPage(page, at('terms', locale));
      const bar = page.getByRole('region', { name: wordsOf(locale).t('consent.title') });
      await revealConsentBar(page);
      await expect(bar).toBeVisible();
      const { height } = (await bar.boundingBox())!;
      expect(height).toBeLessThanOrEqual(150);
      expect(await bar.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)).toBe(true);
    },
  );
