import type { Route } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { DeliveryProvider } from '../../../src/domain/delivery/providerSchema';
import { formatMoney } from '../../../src/domain/money/money';
import { checkoutOn, checkoutPath, openCheckout, placeOrderUrl } from '../support/checkout';
import { installClock, now } from '../support/clock';
import { dispensary } from '../support/dispensary';
import { findAlert, mockPlaceOrder, problemResponse, providersUrl } from '../support/orderResponses';
import { claimDispensary } from '../support/claimDispensary';
import { readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { us } from '../support/words';

const missed = 'Sorry, you just missed this delivery window, please select another time.';

test(
  'D-16 S8-02 a response lost after the order was placed is explained, and after retries and a reload there is one order',
  { tag: ['@phone', '@core'] },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    expectedErrors.push(/^request failed: POST .*\/v1\/app\/orders /);
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, submit, isPlaced } = checkoutOn(page);
    await mockPlaceOrder(page, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.goto(checkoutPath);
    await chooseTime();
    await submit.click();
    const lost = findAlert(page, us.t('error.network'));
    await expect(lost).toContainText(us.t('checkout.error.unanswered'));
    await axe();
    const again = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await lost.getByRole('button', { name: us.t('app.retry') }).click();
    await again;
    await expect(lost).toBeVisible();
    await expect(submit).toBeEnabled();
    expect(await shop.orders(), 'placed twice, made once').toHaveLength(1);
    await page.reload();
    await isPlaced();
    expect(await shop.orders()).toHaveLength(1);
    expect(await readStored(page, storageKeys.cart)).toBe('[]');
  },
);

test(
  'D-16 changes of price and stock, and then of the window, are shown with old and new values for confirmation',
  { tag: '@desktop' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    expectedErrors.push(/^409 POST .*\/v1\/app\/orders$/);
    const { address } = await claimDispensary();
    const shop = await openCheckout({
      context,
      request: page.request,
      readCode: outbox,
      address,
      quantities: [2, 1],
    });
    const { chooseTime, submit, expectStep, isPlaced, main } = checkoutOn(page);
    const [dearer, gone] = shop.items;
    const of = ['--provider', shop.provider.id];
    await page.goto(checkoutPath);
    await chooseTime();
    const price = dearer!.price + 2.5;
    await dispensary('price', dearer!.productVariantId, String(price), ...of);
    await dispensary('restock', gone!.productVariantId, '0', ...of);
    await submit.click();
    const changes = main.getByRole('group', { name: us.t('checkout.changed.title') });
    await expect(changes.getByRole('heading')).toBeFocused();
    const row = (name: string) => changes.getByRole('row').filter({ hasText: name });
    const each = (amount: number) => us.t('checkout.changed.each', { price: formatMoney({ amount }) });
    await expect(row(dearer!.metadata.name)).toContainText(each(dearer!.price) + each(price));
    await expect(row(gone!.metadata.name)).toContainText(us.t('checkout.changed.soldOut'));
    await expect(changes.getByRole('rowheader', { name: us.t('order.receipt.total') })).toBeVisible();
    await axe();
    await changes.getByRole('button', { name: us.t('checkout.changed.accept') }).click();
    await expect(changes).toBeHidden();
    await expectStep('review');

    await mockPlaceOrder(page, (route) =>
      route.fulfill(problemResponse(409, 'order_changed', { changes: { items: [], isSlotGone: true } })),
    );
    await submit.click();
    await expect(row(us.t('order.window'))).toContainText(us.t('checkout.changed.closed'));
    await changes.getByRole('button', { name: us.t('checkout.changed.accept') }).click();
    await expectStep('time');
    await expect(main.getByRole('radio', { checked: true }).and(main.locator('[name=slot]'))).toHaveCount(0);
    await page.unroute(placeOrderUrl);
    await chooseTime();
    await submit.click();
    await isPlaced();
    const [order, ...others] = await shop.orders();
    expect(others).toEqual([]);
    expect(order!.items).toMatchObject([
      { productVariantId: dearer!.productVariantId, quantity: 2, price: { amount: price } },
    ]);
  },
);

test(
  'S5-09 a window that closes is removed and explained, and so are a dispensary that closes and one that is gone',
  { tag: '@phone' },
  async ({ page, context, outbox, axe }) => {
    await openCheckout({ context, request: page.request, readCode: outbox });
    await installClock(page);
    const { chooseTime, openTime, expectStep, windows, headings, main } = checkoutOn(page);
    // Only the page's clock advances here, so responses must not state the server's time, which the page adopts.
    const answerWith = async (route: Route, json?: unknown) => {
      const response = await route.fetch();
      const { date: _, ...headers } = response.headers();
      await route.fulfill({ response, headers, ...(json !== undefined && { json }) });
    };
    await page.route(/\/(v1|\.netlify\/functions)\//, (route) => answerWith(route));
    await page.goto(checkoutPath);
    await openTime();
    const start = await windows.first().inputValue();
    await chooseTime(windows.first());
    // This is later than the dispensary's lead time before the window.
    await page.clock.fastForward(Date.parse(start) - now().getTime());
    await expectStep('time');
    await expect(main.getByText(missed)).toBeVisible();
    await expect(headings.time).toBeFocused();
    await expect(main.locator(`input[value="${start}"]`)).toHaveCount(0);
    await expect(main.locator('[name=slot]:checked')).toHaveCount(0);
    await axe();

    const shut = async (route: Route, change: (all: DeliveryProvider[]) => unknown) => {
      const response = await route.fetch();
      await answerWith(route, change((await response.json()) as DeliveryProvider[]));
    };
    await page.route(providersUrl, (route) =>
      shut(route, (all) => all.map((each) => ({ ...each, deliveryTimes: {} }))),
    );
    // Data about a dispensary is fresh for half a minute.
    await page.clock.fastForward(31_000);
    await page.reload();
    await expectStep('time');
    await expect(main.getByText(us.t('facts.noneSoon'))).toBeVisible();
    await expect(main.locator('[name=slot]')).toHaveCount(0);
    await page.unroute(providersUrl);
    await page.route(providersUrl, (route) => shut(route, () => []));
    await page.clock.fastForward(31_000);
    await page.reload();
    await expect(main.getByText(us.t('cart.error.unavailableAddress'))).toBeVisible();
    await axe();
  },
);
