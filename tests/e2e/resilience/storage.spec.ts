import type { BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { revealConsentBar } from '../support/consentBar';
import { enterSite, findGate, watchGate } from '../support/gate';
import { reloadPage } from '../support/hydrated';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { american, at, us } from '../support/words';

test.use({ accepted: null });

const pods = at('pods');
const cookieOf = (key: string) => `lS_${key}`;

/** Makes local storage throw on access, as browsers do with blocked third-party data. */
const block = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
const fill = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

async function passGate(page: Page, code: 'CA' | 'OH'): Promise<void> {
  const gate = findGate(page, american);
  await gate.getByRole('combobox').selectOption(code);
  await enterSite(gate, american);
  await expect(gate).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-region', code);
}

async function refuseConsent(page: Page): Promise<void> {
  await revealConsentBar(page);
  await page.getByRole('button', { name: us.t('consent.refuse') }).click();
}

async function expectCart(page: Page, count: number): Promise<void> {
  const name = count ? us.plural('header.cart', count) : us.t('header.cart');
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('dialog', { name: us.t('cart.title') });
  await expect(panel.getByText(count ? us.t('cart.subtotal') : us.t('cart.empty'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

for (const [trouble, cause] of [
  ['blocked', block],
  ['full', fill],
] as const)
  test(
    `S9-12 S4-34 D-12: where local storage is ${trouble}, cookies keep acceptance, region and answers`,
    { tag: ['@phone', '@night'] },
    async ({ page, context }) => {
      await cause(context);
      await page.goto(pods);
      await passGate(page, 'OH');
      await refuseConsent(page);
      const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
      expect(cookies.get(cookieOf(storageKeys.ageAccepted('us')))).toBe('true');
      expect(cookies.get(cookieOf(storageKeys.subcountry('us')))).toBe('OH');
      expect(cookies.get(cookieOf(storageKeys.consent))).toContain('"analytics":false');

      const frames = await watchGate(page);
      await reloadPage(page);
      await expect(page.locator('html')).toHaveAttribute('data-region', 'OH');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('button', { name: us.t('consent.refuse') })).toBeHidden();
      expect(await frames()).toMatchObject({ dialog: 0, veil: 0 });

      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: us.t('footer.location') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: us.t('region.CA'), exact: true })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-region', 'CA');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-region', 'CA');
      await expectCart(page, 0);
    },
  );

const keys = [
  ...Object.values(storageKeys).filter((key) => typeof key === 'string'),
  ...['us', 'ca'].flatMap((country) => [storageKeys.subcountry(country), storageKeys.ageAccepted(country)]),
];

for (const text of ['{', 'null', '[{"a":1},null,7]', '{"placeId":1,"items":"x"}', '\u0000\uD800'])
  test(
    `S9-12 S4-19: the site works with ${JSON.stringify(text)} under every key`,
    { tag: '@phone' },
    async ({ page, context, expectedErrors }) => {
      // The token among them is invalid.
      expectedErrors.push(/^401 GET /);
      await seedStorage(context, Object.fromEntries(keys.map((key) => [key, text])));
      await page.goto(pods);
      await passGate(page, 'CA');
      await refuseConsent(page);
      await expectCart(page, 0);
      await page.goto(at('storeLocator'));
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await page.goto(at('xpress'));
      await expect(page.locator('h1')).toBeVisible();
      await page.goto('/');
      await expect(page).toHaveURL((url) => url.pathname === american.prefix);
    },
  );
