import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { deliverySlots } from '../../../src/domain/delivery/deliverySlots';
import { isoDay } from '../../../src/domain/time/calendarDay';
import { zonedDay } from '../../../src/domain/time/zonedTime';
import { claimDispensary } from '../support/claimDispensary';
import { now } from '../support/clock';
import { openOperatorSession, openPhone, openSection } from '../support/console';
import { openOrdering } from '../support/placeOrder';
import { seedAccepted } from '../support/seedAccepted';
import { openAccount } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';

// The console is used on a tablet.
test.use({ accepted: null, viewport: { width: 1024, height: 768 } });

test(
  'a day that is closed over open orders is warned about, loses none, and shoppers read of it and of a pause',
  { tag: ['@night', '@desktop'] },
  async ({ page, context, browser, baseURL, outbox, expectedErrors }) => {
    expectedErrors.push(/^409 PUT .*\/exceptions\//);
    const session = await openOperatorSession(page.request);
    const claimed = await claimDispensary();
    const token = await openAccount(page.request, outbox);
    const { placeOrder, provider, place } = await openOrdering(page.request, token, claimed.address);
    const late = deliverySlots(provider, now()).at(-1)!;
    const day = isoDay(zonedDay(new Date(late.start), provider.timezone));
    const { orderNumber } = await placeOrder({ slotStart: late.start });
    await seedStorage(context, { [storageKeys.staffSession]: session });
    await page.goto('/us/en/dispensary');
    await page.getByRole('combobox', { name: 'Dispensary' }).selectOption(provider.id);
    await openSection(page, 'Hours and service');
    const card = (name: string) =>
      page.locator('form').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const days = card('Holidays and other days');
    await days.getByLabel('Day', { exact: true }).fill(day);
    await days.getByLabel('Reason').fill('Stocktaking');
    await days.getByRole('button', { name: 'Save this day' }).click();
    await expect(days.getByText('Not saved yet: 1 open order falls outside these hours')).toBeVisible();
    await days.getByRole('button', { name: 'Save anyway and keep the orders' }).click();
    await expect(days.getByText(/please call these customers$/)).toBeVisible();
    await expect(days.getByText(new RegExp(`^${orderNumber} · Delivery`))).toBeVisible();
    const pause = card('Pause');
    await pause.getByLabel('For').selectOption('Until a date and time');
    await pause.getByLabel('Until').fill(`${day}T12:00`);
    await pause.getByLabel('Reason').fill('Power cut');
    await pause.getByRole('button', { name: 'Pause new orders' }).click();
    await expect(pause.getByText(/^Paused until .+12:00/)).toBeVisible();
    await openSection(page, 'Orders');
    await expect(page.getByRole('region', { name: /^New/ }).getByText(orderNumber)).toBeVisible();

    const shopper = await openPhone(browser, baseURL);
    await seedAccepted(shopper);
    await seedStorage(shopper, { [storageKeys.deliveryPlace]: place, [storageKeys.legalAccepted]: 'true' });
    const shop = await shopper.newPage();
    await shop.goto('/us/en/xpress');
    await expect(shop.getByText(/12:00\sPM\. Reason: Power cut$/).first()).toBeVisible();
    await expect(shop.getByText(/Stocktaking/).first()).toBeVisible();
    await shopper.close();
  },
);

test(
  'of two people who edit the same hours, the second sees the first’s, and saves over them only knowingly',
  { tag: ['@night', '@desktop'] },
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/^412 PUT .*\/hours/);
    const session = await openOperatorSession(page.request);
    const { providerId } = await claimDispensary();
    await seedStorage(context, { [storageKeys.staffSession]: session });
    const openHours = async (tab: Page) => {
      await tab.goto('/us/en/dispensary');
      await tab.getByRole('combobox', { name: 'Dispensary' }).selectOption(providerId);
      await openSection(tab, 'Hours and service');
      const heading = tab.getByRole('heading', { name: 'Pickup hours', exact: true });
      return tab.locator('form').filter({ has: heading });
    };
    const second = await openHours(page);
    await second.getByLabel('Monday', { exact: true }).click();
    const first = await openHours(await context.newPage());
    await first.getByLabel('Tuesday', { exact: true }).click();
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(first.getByText(/^Saved\./)).toBeVisible();

    const isMonday = await second.getByLabel('Monday', { exact: true }).isChecked();
    await second.getByRole('button', { name: 'Save' }).click();
    const notice = second.getByText('Somebody else changed the pickup hours since you began');
    await expect(notice).toBeVisible();
    await expect(second.getByRole('button', { name: 'Save' })).toBeDisabled();
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText(/^Saved\./)).toBeVisible();
    await expect(second.getByLabel('Monday', { exact: true })).toBeChecked({ checked: isMonday });
  },
);
