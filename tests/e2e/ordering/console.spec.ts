import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { deliverySlots } from '../../../src/domain/delivery/deliverySlots';
import { isoDay } from '../../../src/domain/time/calendarDay';
import { zonedDay } from '../../../src/domain/time/zonedTime';
import type { Order } from '../../../src/domain/order/orderSchema';
import type { StaffSession } from '../../../src/domain/staff/staffSchema';
import { claimDispensary } from '../support/claimDispensary';
import { now, shiftClock } from '../support/clock';
import { intrude } from '../support/intrude';
import { expectUsable, lowWindows } from '../support/lowWindow';
import { openOrdering } from '../support/placeOrder';
import { readOutbox } from '../support/readOutbox';
import { openAccount } from '../support/shopper';
import { seedAccepted } from '../support/seedAccepted';
import { startRun } from '../support/startRun';
import { seedStorage } from '../support/storage';
import { expect, fitsTheScreen, test } from '../support/test';

test.use({ accepted: null });

const operator = 'operator@shop.example';
const tablet = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

const open = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click();

/** Shared, because a second code to one address would have to wait for half a minute. */
let session: StaffSession;

/** Invites a clerk of a dispensary, who has not signed in yet. */
async function invite(request: APIRequestContext, providerId: string): Promise<string> {
  const email = `clerk-${randomUUID()}@staff.example`;
  const response = await request.post('/v1/staff/members', {
    headers: { authorization: `Bearer ${session.staffToken}` },
    data: { email, name: 'Sam Reyes', role: 'staff', providerId },
  });
  expect(response.status()).toBe(201);
  return email;
}

async function signIn(page: Page, email: string, readCode: (to: string) => Promise<string>) {
  await page.goto('/us/en/dispensary');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await readCode(email));
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

// The console is used on a tablet, the driver’s page on a phone.
test.describe('the console of a dispensary', { tag: '@desktop' }, () => {
  test.use({ viewport: tablet });
  // One worker runs all of them, with one session.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    const earlier = new Map([[operator, now().toISOString()]]);
    let challengeId = '';
    // The worker that replaces a failed one has to wait for another code.
    await expect(async () => {
      const sent = await request.post('/v1/staff/auth/email', { data: { email: operator } });
      expect(sent.ok(), 'a code is sent').toBe(true);
      ({ challengeId } = (await sent.json()) as { challengeId: string });
    }).toPass();
    const otp = await readOutbox(request, operator, earlier);
    const login = await request.post('/v1/staff/auth/email/login', { data: { email: operator, otp, challengeId } });
    session = (await login.json()) as StaffSession;
    await request.dispose();
  });

  test(
    'an order goes from the counter to the door: accepted, packed, sent out and delivered',
    { tag: '@core' },
    async ({ page, browser, baseURL, outbox, axe }) => {
      const { placeOrder, provider } = await openOrdering(page.request, await openAccount(page.request, outbox));
      const order = await placeOrder({ note: 'Blue gate' });
      const { orderNumber } = order;
      await signIn(page, await invite(page.request, provider.id), outbox);
      const card = page.getByRole('article').filter({ hasText: orderNumber });
      await expect(page.getByRole('region', { name: /^New/ }).getByText(orderNumber)).toBeVisible();
      expect(await fitsTheScreen(page)).toBe(true);
      await axe();
      await card.getByRole('button', { name: orderNumber }).click();
      const panel = page.getByRole('dialog', { name: orderNumber });
      await expect(panel.getByText('Blue gate')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
      await expect(page.getByText(/check ID: 21\+, name matches/)).toBeVisible();
      await expect(panel).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await panel.getByRole('button', { name: 'Show the ID photo' }).click();
      await expect(panel.getByRole('img', { name: /^ID of the customer/ })).toBeVisible();
      await panel.getByRole('button', { name: '21+ and the name matches' }).click();
      await expect(panel.getByText('ID checked: 21+, name matches')).toBeVisible();
      await axe();
      await panel.getByRole('button', { name: 'Close' }).click();
      await card.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByRole('region', { name: /^Accepted/ }).getByText(orderNumber)).toBeVisible();
      await card.getByRole('button', { name: 'Pack', exact: true }).click();
      await expect(page.getByRole('region', { name: /^Packed/ }).getByText(orderNumber)).toBeVisible();

      await open(page, 'Drivers');
      await page.getByLabel(new RegExp(`^${orderNumber}`)).check();
      await page.getByLabel('Driver’s name').fill('Robin');
      await page.getByRole('button', { name: 'Send out 1' }).click();
      const link = await page.getByRole('status').locator('code').textContent();
      await axe();

      const onTheRoad = await browser.newContext({ baseURL, viewport: phone, serviceWorkers: 'block' });
      await shiftClock(onTheRoad);
      const driver = await onTheRoad.newPage();
      await driver.goto(link!);
      await expect(driver.getByRole('heading', { name: '1 to go' })).toBeVisible();
      await expect(driver.getByText('Blue gate')).toBeVisible();
      await expect(driver.getByText('ID checked: 21+, name matches')).toBeVisible();
      expect(await fitsTheScreen(driver)).toBe(true);
      // Without a network, the report waits, survives a reload, and is sent once.
      await driver.route('**/v1/driver/**', (route) => route.abort());
      await driver.getByRole('button', { name: 'Delivered' }).click();
      await driver.getByRole('button', { name: /^Yes, ID checked/ }).click();
      await expect(driver.getByText(/waiting to be sent$/)).toBeVisible();
      await driver.unroute('**/v1/driver/**');
      await driver.reload();
      await expect(driver.getByRole('heading', { name: 'All done' })).toBeVisible();
      await onTheRoad.close();

      await open(page, 'Orders');
      await page.getByText('Ended').click();
      await expect(card.getByText('Completed')).toBeVisible();
      await open(page, 'Log');
      await expect(
        page.getByRole('row').filter({ hasText: orderNumber }).filter({ hasText: 'driver Robin' }),
      ).toBeVisible();
      await axe();
    },
  );

  test(
    'D-51 a delivery that a filter, a portal or a proxy answers is not refused, and is recorded once',
    { tag: '@core' },
    async ({ request, browser, baseURL, outbox }) => {
      const token = await openAccount(request, outbox);
      const { placeOrder, provider } = await openOrdering(request, token);
      const { orderNumber, detailsId } = await placeOrder();
      const link = await startRun(request, { providerId: provider.id, orderNumber, staffToken: session.staffToken });
      const onTheRoad = await browser.newContext({ baseURL, viewport: phone, serviceWorkers: 'block' });
      await shiftClock(onTheRoad);
      const driver = await onTheRoad.newPage();
      await driver.goto(link);
      await expect(driver.getByRole('heading', { name: '1 to go' })).toBeVisible();
      const intruder = await intrude(driver, '**/v1/driver/**');
      await driver.getByRole('button', { name: 'Delivered' }).click();
      await driver.getByRole('button', { name: /^Yes, ID checked/ }).click();
      await intruder.untilAllAnswered();
      await expect(driver.getByText(`Delivered: ${orderNumber}: waiting to be sent`)).toBeVisible();
      await expect(driver.getByText(/not recorded|has ended/)).toHaveCount(0);
      await intruder.leave();
      await expect(driver.getByText(`Delivered: ${orderNumber}`, { exact: true })).toBeVisible();
      await onTheRoad.close();
      const path = `/v1/app/orders/${provider.id}/${detailsId}`;
      const read = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
      const { events } = (await read.json()) as Order;
      expect(events.filter(({ status }) => status === 'COMPLETED')).toHaveLength(1);
    },
  );

  test(
    'a day that is closed over open orders is warned about, loses none, and shoppers read of it and of a pause',
    { tag: '@night' },
    async ({ page, context, browser, baseURL, outbox }) => {
      const claimed = await claimDispensary();
      const token = await openAccount(page.request, outbox);
      const { placeOrder, provider, place } = await openOrdering(page.request, token, claimed.address);
      const late = deliverySlots(provider, now()).at(-1)!;
      const day = isoDay(zonedDay(new Date(late.start), provider.timezone));
      const { orderNumber } = await placeOrder({ slotStart: late.start });
      await seedStorage(context, { [storageKeys.staffSession]: session });
      await page.goto('/us/en/dispensary');
      await page.getByRole('combobox', { name: 'Dispensary' }).selectOption(provider.id);
      await open(page, 'Hours and service');
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
      await open(page, 'Orders');
      await expect(page.getByRole('region', { name: /^New/ }).getByText(orderNumber)).toBeVisible();

      const shopper = await browser.newContext({ baseURL, viewport: phone, serviceWorkers: 'block' });
      await shiftClock(shopper);
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
    'D-31 in a low window each control of the console and its dialogs comes into view whole',
    { tag: '@night' },
    async ({ page, context }) => {
      await seedStorage(context, { [storageKeys.staffSession]: session });
      await page.setViewportSize(lowWindows[0]!);
      await page.goto('/us/en/dispensary');
      await open(page, 'Stock and prices');
      for (const name of ['Add a product', 'Import CSV']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectUsable(page, 25);
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      }
      for (const section of [
        'Orders',
        'Stock and prices',
        'Hours and service',
        'Drivers',
        'People',
        'Dispensaries',
        'Log',
      ]) {
        await open(page, section);
        await expectUsable(page, 25);
      }
    },
  );

  // Comes last, because it ends the shared session.
  test('stock, hours, people and dispensaries are changed in the console', async ({ page, context, axe }) => {
    await seedStorage(context, { [storageKeys.staffSession]: session });
    await page.goto('/us/en/dispensary');
    await open(page, 'Dispensaries');
    const mark = randomUUID().slice(0, 8);
    const id = `birch-${mark}`;
    const name = `Birch Row ${mark}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel(/^Id, such as/).fill(id);
    await page.getByLabel('License number').fill('C9-0000099-LIC');
    await page.getByLabel('Tax, %').fill('15');
    // No other journey orders from these ZIP codes, so this does not affect the dispensaries that journeys share.
    await page.getByLabel('Delivery zone').fill('96150 96151');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    await axe();
    await page.getByRole('combobox', { name: 'Dispensary' }).selectOption(id);

    await open(page, 'Stock and prices');
    await page.getByRole('button', { name: 'Add a product' }).click();
    await page.getByLabel('Product or brand').fill('berry');
    await page.getByRole('dialog').getByRole('button', { name: / · / }).first().click();
    await page.getByRole('textbox', { name: 'In stock', exact: true }).fill('7');
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('31.50');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    const stock = page.getByLabel(/^In stock: /);
    await expect(stock).toHaveValue('7');
    await stock.fill('9');
    await stock.press('Enter');
    await expect(stock).toHaveValue('9');
    await page.getByRole('button', { name: 'Sold out' }).click();
    await expect(stock).toHaveValue('0');
    expect(await fitsTheScreen(page)).toBe(true);
    await axe();

    await open(page, 'Hours and service');
    await page.getByLabel('Reason').first().fill('Inventory');
    await page.getByRole('button', { name: 'Pause new orders' }).click();
    await expect(page.getByText(/^Paused until/)).toBeVisible();
    await page.getByRole('button', { name: 'Take orders again' }).click();
    await expect(page.getByRole('button', { name: 'Pause new orders' })).toBeVisible();
    const deliveryHours = page.locator('form').filter({ hasText: 'Delivery hours' });
    await deliveryHours.getByLabel('Monday', { exact: true }).check();
    await deliveryHours.getByRole('button', { name: 'Save' }).click();
    await page.reload();
    await page.getByRole('combobox', { name: 'Dispensary' }).selectOption(id);
    await expect(deliveryHours.getByLabel('Monday', { exact: true })).toBeChecked();
    await axe();

    await open(page, 'People');
    await page.getByLabel('Name', { exact: true }).fill('Sam Reyes');
    await page.getByLabel('Email').fill(`${id}@staff.example`);
    await page.getByLabel('Works for').selectOption(id);
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('row').filter({ hasText: `${id}@staff.example` })).toContainText(name);
    await axe();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  });
});
