import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { formatMoney } from '../../../src/domain/money/money';
import { cartLines, cartPanel } from '../support/cartPanel';
import { dispensary } from '../support/dispensary';
import { openPage, waitUntilIdle } from '../support/hydrated';
import { watchShifts } from '../support/layoutShift';
import { openOrdering } from '../support/placeOrder';
import { openAccount } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, fitsTheScreen, main, test } from '../support/test';
import { at, french, us } from '../support/words';

const strip = (page: Page) => main(page).getByRole('region', { name: us.t('order.again.home') });
const orderAgain = (page: Page) => strip(page).getByRole('button', { name: us.t('order.again') });

for (const [width, height, tags] of [
  [390, 844, ['@phone', '@core']],
  [1440, 900, ['@desktop']],
] as const)
  test(
    `who ordered before orders the same again from home’s first screen of ${width} × ${height}`,
    { tag: [...tags] },
    async ({ page, context, outbox, axe }) => {
      const token = await openAccount(page.request, outbox);
      const { placeOrder, provider } = await openOrdering(page.request, token);
      const order = await placeOrder();
      for (const command of ['accept', 'pack', 'send', 'complete']) await dispensary(command, order.orderNumber);
      await seedStorage(context, { [storageKeys.token]: token });
      await page.setViewportSize({ width, height });
      const shifts = await watchShifts(page);
      await openPage(page, at('home'));
      await expect(strip(page)).toBeInViewport({ ratio: 1 });
      for (const text of [provider.name, formatMoney(order.total, { hideCurrency: true }), order.items[0]!.title])
        await expect(strip(page)).toContainText(text);
      await waitUntilIdle(page);
      expect(await shifts(), 'nothing moves when it arrives').toEqual([]);
      await axe();

      await orderAgain(page).focus();
      await page.keyboard.press('Enter');
      await expect(cartPanel(page)).toBeVisible();
      await expect(cartLines(page)).toHaveCount(order.items.length);
      await page.keyboard.press('Escape');
      await expect(orderAgain(page)).toBeFocused();
      await page.setViewportSize({ width: 320, height: 720 });
      await expect(strip(page)).toBeInViewport({ ratio: 1 });
      expect(await fitsTheScreen(page), 'at 320 px').toBe(true);
    },
  );

for (const locale of [undefined, french])
  test(
    `a new visitor of ${locale?.id ?? 'en-US'} sees home without a place for orders`,
    { tag: '@phone' },
    async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => request.url().includes('/v1/app/orders') && calls.push(request.url()));
      await openPage(page, at('home', locale));
      await waitUntilIdle(page);
      await expect(main(page).locator('[data-who="in"][data-in]')).toBeHidden();
      expect(calls).toEqual([]);
    },
  );
