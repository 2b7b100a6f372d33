import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { formatMoney } from '../../../src/domain/money/money';
import type { Order } from '../../../src/domain/order/orderSchema';
import type { OrderStatus } from '../../../src/domain/order/orderStatus';
import { localePath, type Locale } from '../../../src/domain/region/locales';
import { parseCalendar } from '../../fixtures/parseCalendar';
import { dispensary } from '../support/dispensary';
import { expectAnnounced } from '../support/announcements';
import { openOrdering } from '../support/placeOrder';
import { openAccount } from '../support/shopper';
import { seedStorage, readStored } from '../support/storage';
import { expect, fitsTheScreen, main, test } from '../support/test';
import { american, at, us, wordsOf } from '../support/words';

const pathOf = (order: Order, locale: Locale = american) => localePath(locale, order.detailsPagePath);
const listPath = (locale: Locale = american) => at('orders', locale);
const callOf = (order: Order) => `**/v1/app/orders/${order.provider.id}/${order.detailsId}`;

const expectStatus = (page: Page, status: OrderStatus, locale: Locale = american) =>
  expect(
    main(page).getByRole('heading', { level: 2, name: wordsOf(locale).t(`order.status.delivery.${status}`) }),
  ).toBeVisible();

/** Signs in a new shopper on every page of the context, and returns functions that place orders. */
async function signInToOrder(page: Page, context: BrowserContext, readCode: (to: string) => Promise<string>) {
  const token = await openAccount(page.request, readCode);
  await seedStorage(context, { [storageKeys.token]: token });
  return openOrdering(page.request, token);
}

test(
  'S2-18 S2-74 D-14 an open order is followed to its end, exported to a calendar, printed, and survives a failing server',
  { tag: '@phone' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    const { placeOrder, provider } = await signInToOrder(page, context, outbox);
    const order = await placeOrder({ note: 'Ring twice' });
    await page.goto(pathOf(order));
    await expectStatus(page, 'PLACED');
    const number = order.orderNumber;
    const receipt = main(page).getByRole('region', { name: us.t('order.receipt'), exact: true });
    for (const text of [
      us.t('order.thanks', { provider: provider.name }),
      us.t('order.ready.payment', { total: formatMoney(order.total) }),
      us.t('order.ready.age', { legalAge: 21 }),
    ])
      await expect(main(page).getByText(text)).toBeVisible();
    await expect(
      main(page)
        .getByText(/, Pacific Time$/)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByText(/^Your time: .*, Eastern Time$/)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${us.t('order.status.delivery.PLACED')} · `));
    await axe();
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await fitsTheScreen(page), 'at 320 px').toBe(true);

    const saved = page.waitForEvent('download');
    await main(page)
      .getByRole('button', { name: us.t('order.calendar') })
      .click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`order-${number}.ics`);
    const stamp = (instant: string) => instant.replace(/\.\d+|[-:]/g, '');
    expect(parseCalendar(await readFile(await download.path(), 'utf8')).event).toMatchObject({
      UID: order.orderLogId,
      DTSTART: stamp(order.slot.start),
      DTEND: stamp(order.slot.end),
      LOCATION: order.deliveryAddress.description,
    });

    await page.emulateMedia({ media: 'print' });
    for (const text of [
      us.t('order.number', { number }),
      us.t('order.provider', { provider: provider.name }),
      us.t('address.licence', { licence: provider.licence }),
      order.deliveryAddress.description,
      us.t('order.receipt.tax'),
      formatMoney(order.total),
    ])
      await expect(receipt.getByText(text, { exact: true })).toBeVisible();
    for (const gone of [page.getByRole('banner'), page.getByRole('button'), page.getByRole('list')])
      await expect(gone, 'on paper').toHaveCount(0);
    await expect(page.getByRole('heading')).toHaveText([us.t('order.receipt')]);
    await page.emulateMedia({ media: 'screen' });

    await dispensary('accept', order.orderNumber);
    await expectStatus(page, 'ACCEPTED');
    await expectAnnounced(page, us.t('order.about.delivery.ACCEPTED'));
    await expect(page).toHaveTitle(new RegExp(`^${us.t('order.status.delivery.ACCEPTED')} · `));
    await expect(main(page).getByRole('button', { name: us.t('order.cancel') })).toHaveCount(0);

    expectedErrors.push(/^503 GET .*\/v1\/app\/orders\//);
    await page.route(callOf(order), (route) => route.fulfill({ status: 503, json: { status: 503 } }));
    await expect(main(page).getByText(/^We couldn’t refresh this order\./)).toBeVisible();
    await expectStatus(page, 'ACCEPTED');
    await axe();
    await page.unroute(callOf(order));
    for (const command of ['pack', 'send', 'complete']) await dispensary(command, order.orderNumber);
    // Returning to the tab refreshes immediately.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expectStatus(page, 'COMPLETED');
    await expect(main(page).getByText(/^We couldn’t refresh this order\./)).toHaveCount(0);
    await expect(receipt.getByText(us.t('order.receipt.payment'))).toBeVisible();
    await axe();
  },
);

test(
  'D-14 S2-07 an order is declined with a reason, canceled, or canceled too late, and the list shows it',
  { tag: '@desktop' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    const { placeOrder } = await signInToOrder(page, context, outbox);
    const [declined, cancelled, late] = [await placeOrder(), await placeOrder(), await placeOrder()];
    const dialog = page.getByRole('dialog', { name: us.t('order.cancel') });
    const ask = () =>
      main(page)
        .getByRole('button', { name: us.t('order.cancel') })
        .click();
    const confirm = () => dialog.getByRole('button', { name: us.t('order.cancel.confirm') }).click();

    await page.goto(pathOf(declined));
    await expectStatus(page, 'PLACED');
    await dispensary('decline', declined.orderNumber, '--reason', 'Out of stock');
    await expectStatus(page, 'DECLINED');
    await expect(main(page).getByText(us.t('order.reason', { reason: 'Out of stock' }), { exact: true })).toBeVisible();

    await page.goto(pathOf(cancelled));
    await ask();
    await axe();
    expectedErrors.push(/^request failed: POST .*\/cancel /);
    await page.route(`${callOf(cancelled)}/cancel`, (route) => route.abort('connectionreset'), { times: 1 });
    await confirm();
    await expect(dialog.getByText(us.t('error.network'))).toBeVisible();
    await confirm();
    await expectStatus(page, 'CANCELLED');
    await expect(main(page).getByRole('heading', { level: 2 }).first(), 'takes the focus').toBeFocused();

    // Hides the order's new state from the page until the shopper has answered.
    let isDeaf = true;
    expectedErrors.push(/^409 POST .*\/cancel$/);
    await page.route(callOf(late), (route) => (isDeaf ? route.fulfill({ json: late }) : route.continue()));
    await page.route(`${callOf(late)}/cancel`, (route) => {
      isDeaf = false;
      return route.continue();
    });
    await page.goto(pathOf(late));
    await ask();
    await dispensary('accept', late.orderNumber);
    await confirm();
    await expectStatus(page, 'ACCEPTED');
    await expect(main(page).getByText(us.t('order.cancel.tooLate'))).toBeVisible();
    await axe();

    await main(page)
      .getByRole('link', { name: us.t('order.allOrders') })
      .click();
    await expect(page).toHaveURL(listPath());
    const rowsUnder = (title: string) =>
      main(page)
        .locator('section', { has: page.getByRole('heading', { name: title }) })
        .getByRole('link');
    await expect(rowsUnder(us.t('orders.open'))).toHaveText([new RegExp(late.orderNumber)]);
    await expect(rowsUnder(us.t('orders.past'))).toHaveText([
      new RegExp(`${cancelled.orderNumber}.*${us.t('order.status.delivery.CANCELLED')}`),
      new RegExp(`${declined.orderNumber}.*${us.t('order.status.delivery.DECLINED')}`),
    ]);
    await axe();
  },
);

test(
  'S4-14 S4-18 ordering again shows what is gone and what costs more, and adds the rest to the cart',
  { tag: ['@phone', '@night'] },
  async ({ page, context, outbox, axe }) => {
    const { placeOrder, place, provider } = await signInToOrder(page, context, outbox);
    const order = await placeOrder();
    await seedStorage(context, { [storageKeys.deliveryPlace]: place });
    const [gone, dearer] = order.items;
    const price = dearer!.price.amount + 1;
    await page.route('**/delivery-provider-products**', async (route) => {
      const response = await route.fetch();
      const offers = (await response.json()) as ProviderProduct[];
      const json = offers.map((offer) => {
        if (offer.productVariantId === gone!.productVariantId) return { ...offer, availableQuantity: 0 };
        return offer.productVariantId === dearer!.productVariantId
          ? { ...offer, price: { ...offer.price, amount: price } }
          : offer;
      });
      await route.fulfill({ response, json });
    });
    await page.goto(pathOf(order));
    await main(page)
      .getByRole('button', { name: us.t('order.again') })
      .click();
    const dialog = page.getByRole('dialog', { name: us.t('order.again') });
    await expect(
      dialog.getByText(us.t('order.again.from', { provider: provider.name, address: place.label })),
    ).toBeVisible();
    const newPrice = formatMoney({ amount: price });
    const oldPrice = formatMoney({ amount: dearer!.price.amount });
    await expect(dialog.getByRole('listitem')).toContainText([
      us.t('order.again.soldOut'),
      us.t('order.again.price', { newPrice, oldPrice }),
    ]);
    expect(await fitsTheScreen(page)).toBe(true);
    await axe();
    expect(await readStored(page, storageKeys.cart)).toBeNull();
    await dialog.getByRole('button', { name: us.plural('order.again.add', 1) }).click();
    await expect(page.getByRole('dialog', { name: us.t('cart.title') })).toBeVisible();
    const storedItems = JSON.parse((await readStored(page, storageKeys.cart))!) as object[];
    expect(storedItems).toMatchObject([{ productVariantId: dearer!.productVariantId, quantity: 1, price }]);
  },
);
