import { randomUUID } from 'node:crypto';
import { storageKeys } from '../../../src/data/storage';
import type { Order } from '../../../src/domain/order/orderSchema';
import type { StaffSession } from '../../../src/domain/staff/staffSchema';
import { inviteClerk, openOperatorSession, openPhone, openSection, signInToConsole } from '../support/console';
import { intrude } from '../support/intrude';
import { expectUsable, lowWindows } from '../support/lowWindow';
import { openOrdering } from '../support/placeOrder';
import { openAccount } from '../support/shopper';
import { startRun } from '../support/startRun';
import { seedStorage } from '../support/storage';
import { expect, fitsTheScreen, test } from '../support/test';

test.use({ accepted: null });

const tablet = { width: 1024, height: 768 };

/** Shared, because a second code to one address would have to wait for half a minute. */
let session: StaffSession;

// The console is used on a tablet, the driver’s page on a phone.
test.describe('the console of a dispensary', { tag: '@desktop' }, () => {
  test.use({ viewport: tablet });
  // One worker runs all of them, with one session.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    session = await openOperatorSession(request);
    await request.dispose();
  });

  test(
    'an order goes from the counter to the door: accepted, packed, sent out and delivered',
    { tag: '@core' },
    async ({ page, browser, baseURL, outbox, axe }) => {
      const { placeOrder, provider } = await openOrdering(page.request, await openAccount(page.request, outbox));
      const order = await placeOrder({ note: 'Blue gate' });
      const { orderNumber } = order;
      const { staffToken } = session;
      const clerk = await inviteClerk(page.request, { providerId: provider.id, staffToken });
      await signInToConsole(page, clerk, outbox);
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

      await openSection(page, 'Drivers');
      await page.getByLabel(new RegExp(`^${orderNumber}`)).check();
      await page.getByLabel('Driver’s name').fill('Robin');
      await page.getByRole('button', { name: 'Send out 1' }).click();
      const link = await page.getByRole('status').locator('code').textContent();
      await axe();

      const onTheRoad = await openPhone(browser, baseURL);
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

      await openSection(page, 'Orders');
      await page.getByText('Ended').click();
      await expect(card.getByText('Completed')).toBeVisible();
      await openSection(page, 'Log');
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
      const onTheRoad = await openPhone(browser, baseURL);
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
    'D-31 in a low window each control of the console and its dialogs comes into view whole',
    { tag: '@night' },
    async ({ page, context }) => {
      await seedStorage(context, { [storageKeys.staffSession]: session });
      await page.setViewportSize(lowWindows[0]!);
      await page.goto('/us/en/dispensary');
      await openSection(page, 'Stock and prices');
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
        await openSection(page, section);
        await expectUsable(page, 25);
      }
    },
  );

  // Comes last, because it ends the shared session.
  test('stock, hours, people and dispensaries are changed in the console', async ({ page, context, axe }) => {
    await seedStorage(context, { [storageKeys.staffSession]: session });
    await page.goto('/us/en/dispensary');
    await openSection(page, 'Dispensaries');
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

    await openSection(page, 'Stock and prices');
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
    await page.getByRole('button', { name: 'Mark sold out' }).click();
    await expect(stock).toHaveValue('0');
    expect(await fitsTheScreen(page)).toBe(true);
    await axe();

    await openSection(page, 'Hours and service');
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

    await openSection(page, 'People');
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
