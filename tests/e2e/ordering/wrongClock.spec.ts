import type { BrowserContext } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { checkoutOn, checkoutPath, openCheckout } from '../support/checkout';
import { now, shiftClock } from '../support/clock';
import { readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { us } from '../support/words';

const hourMs = 3_600_000;

const wrong = [
  { device: 'a day ahead', hours: 24 },
  { device: 'three hours behind', hours: -3 },
  { device: 'a year behind', hours: -365 * 24 },
];

/** Shifts the clock of every later page. Timers still run. */
const setClock = (context: BrowserContext, hours: number) => shiftClock(context, hours * hourMs);

for (const { device, hours } of wrong)
  test(
    `S5-09 D-35 on a device that is ${device}, the windows are those of the server’s time and can be ordered`,
    { tag: ['@phone', '@night'] },
    async ({ page, context, outbox }) => {
      const shop = await openCheckout({ context, request: page.request, readCode: outbox });
      await setClock(context, hours);
      const { openTime, chooseTime, windows, submit, isPlaced } = checkoutOn(page);
      await page.goto(checkoutPath);
      await openTime();
      const start = Date.parse(await windows.first().inputValue());
      expect(start).toBeGreaterThan(now().getTime());
      expect(start, 'today').toBeLessThan(now().getTime() + 12 * hourMs);
      await expect(page.getByText(us.t('error.slotFull'))).toHaveCount(0);
      await chooseTime(windows.first());
      await page.reload();
      await expect(submit).toBeEnabled();
      await submit.click();
      await isPlaced();
      const orders = await shop.orders();
      expect(orders.map(({ slot }) => Date.parse(slot.start))).toEqual([start]);
      expect(await readStored(page, storageKeys.cart)).toBe('[]');
    },
  );
