import type { Locator, Page } from '@playwright/test';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath } from '../../../src/domain/region/locales';
import { storageKeys } from '../../../src/data/storage';
import { addressPanel } from '../support/addressPanel';
import { cartLines, cartPanel, cartSubtotal } from '../support/cartPanel';
import { openPage, waitUntilIdle } from '../support/hydrated';
import { watchShifts } from '../support/layoutShift';
import { losAngelesAddress } from '../support/placeOrder';
import { findPlace, seedStorage } from '../support/storage';
import { expect, fitsTheScreen, main, test } from '../support/test';
import { american, at, french, us } from '../support/words';

const section = (page: Page) => main(page).locator('#first-order');
const pods = (part: Locator) => part.getByRole('group', { name: us.t('starter.choose') });
const promise = (part: Locator) => part.getByRole('heading', { name: /at your door (today|tomorrow|on)\b/ });
const askForStrongSleepyPods = async (part: Locator) => {
  await part.getByRole('radio', { name: us.t('starter.mood.sleepy'), exact: true }).check();
  await part.getByRole('radio', { name: us.t('starter.strength.strong'), exact: true }).check();
  await part.getByRole('radio', { name: us.t('starter.budget.any'), exact: true }).check();
};

for (const [width, height, tags] of [
  [390, 844, ['@phone', '@core']],
  [1440, 900, ['@desktop']],
] as const)
  test(
    `three answers on home lead to a battery and a pod in the cart, on a screen of ${width} × ${height}`,
    { tag: [...tags] },
    async ({ page, context, axe }) => {
      const place = await findPlace(page.request, losAngelesAddress);
      await seedStorage(context, { [storageKeys.deliveryPlace]: place });
      await page.setViewportSize({ width, height });
      const shifts = await watchShifts(page);
      await openPage(page, at('home'));
      const part = section(page);
      await part.scrollIntoViewIfNeeded();
      await expect(promise(part)).toBeVisible();
      await waitUntilIdle(page);
      expect(await shifts(), 'nothing moves when the dispensary answers').toEqual([]);

      await askForStrongSleepyPods(part);
      await expect(part.getByRole('status').first()).toHaveText(/^3 pods fit: /);
      await expect(pods(part).getByRole('radio')).toHaveCount(3);
      const second = pods(part).getByRole('radio').nth(1);
      await second.check();
      await expect(second).toHaveAccessibleDescription(/^Often reported: .*sleepy.*\. .*THC\./);
      expect(await fitsTheScreen(page)).toBe(true);
      await axe();

      const name = await pods(part).locator('label:has(:checked) strong').innerText();
      const price = /\$\d+\.\d{2}/.exec(await promise(part).innerText())![0];
      await part.getByRole('button', { name: us.t('starter.add'), exact: true }).click();
      await expect(cartPanel(page)).toBeVisible();
      await expect(cartLines(page)).toHaveCount(2);
      await expect(cartLines(page).filter({ hasText: name })).toHaveCount(1);
      await expect(cartLines(page).filter({ hasText: 'Battery' })).toHaveCount(1);
      await expect(cartSubtotal(page)).toHaveText(price);
      await page.keyboard.press('Escape');
      await expect(part.getByRole('button', { name: us.t('starter.inOrder') })).toBeFocused();
    },
  );

test(
  'without an address, home suggests pods without loading the catalogue, and asks for the address',
  { tag: '@phone' },
  async ({ page, axe }) => {
    const lists: string[] = [];
    page.on('request', (request) => request.url().includes('/lists/') && lists.push(request.url()));
    await openPage(page, at('home'));
    const part = section(page);
    await part.scrollIntoViewIfNeeded();
    await expect(pods(part).getByRole('radio')).toHaveCount(3);
    await waitUntilIdle(page);
    expect(lists).toEqual([]);
    await axe();
    const button = part.getByRole('button', { name: us.t('starter.enterAddress') });
    await button.click();
    await expect(addressPanel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  },
);

test(
  'the battery’s page promises a battery and a pod, and opens the questions',
  { tag: '@phone' },
  async ({ page, context, axe }) => {
    await seedStorage(context, { [storageKeys.deliveryPlace]: await findPlace(page.request, losAngelesAddress) });
    const shifts = await watchShifts(page);
    await openPage(page, localePath(american, productPath({ productType: 'devices', slug: 'battery' })));
    const opener = main(page).getByRole('button', { name: us.t('starter.answer') });
    await opener.scrollIntoViewIfNeeded();
    await expect(promise(main(page))).toBeVisible();
    await waitUntilIdle(page);
    expect(await shifts()).toEqual([]);
    await opener.click();
    await expect(main(page).getByRole('radio', { name: us.t('starter.mood.balanced') })).toBeFocused();
    await expect(pods(main(page)).getByRole('radio')).toHaveCount(3);
    await axe();
    await main(page)
      .getByRole('button', { name: us.t('starter.add'), exact: true })
      .click();
    await expect(cartLines(page)).toHaveCount(2);
  },
);

test('Canada’s home has no first order', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, at('home', french));
  await expect(section(page)).toHaveCount(0);
});

test.describe('in Ohio', () => {
  test.use({ accepted: { us: 'OH' } });
  test('where nobody delivers, home hides the first order', { tag: '@phone' }, async ({ page }) => {
    await openPage(page, at('home'));
    await expect(section(page)).toBeHidden();
  });
});
