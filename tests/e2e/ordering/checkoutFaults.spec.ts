import type { Page, Route } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { User } from '../../../src/domain/account/userSchema';
import type { DeliveryProvider } from '../../../src/domain/delivery/providerSchema';
import { formatMoney } from '../../../src/domain/money';
import { localeOf } from '../../../src/domain/region/locales';
import { checkoutOn, checkoutPath, idPhoto, openCheckout, placeCall } from '../support/checkout';
import { installClock, now } from '../support/clock';
import { dispensary } from '../support/dispensary';
import { ownDispensary } from '../support/ownDispensary';
import { retryOnClick } from '../support/retryOnClick';
import { stored } from '../support/storage';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const us = wordsOf(localeOf('en-US'));
const missed = 'Sorry, you just missed this delivery window, please select another time.';
const providersCall = '**/.netlify/functions/delivery-available-providers*';

const problem = (status: number, code: string, rest: object = {}) => ({
  status,
  contentType: 'application/problem+json',
  json: { type: `urn:problem:${code}`, title: code, status, code, detail: '', ...rest },
});
/** Intercepts requests that place an order, but not those that list orders. */
const onPlace = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(placeCall, (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()));
const alertOn = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text });

test.beforeEach(async ({ seedAccepted }) => {
  await seedAccepted();
});

test(
  'D-16 S8-02 a response lost after the order was placed is explained, and after retries and a reload there is one order',
  { tag: ['@phone', '@core'] },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    expectedErrors.push(/^request failed: POST .*\/v1\/app\/orders /);
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, submit, isPlaced } = checkoutOn(page);
    await onPlace(page, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.goto(checkoutPath);
    await chooseTime();
    await submit.click();
    const lost = alertOn(page, us.t('error.network'));
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
    expect(await stored(page, storageKeys.cart)).toBe('[]');
  },
);

test(
  'D-16 changes of price and stock, and then of the window, are shown with old and new values for confirmation',
  { tag: '@desktop' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    expectedErrors.push(/^409 POST .*\/v1\/app\/orders$/);
    const { address } = await ownDispensary();
    const shop = await openCheckout({
      context,
      request: page.request,
      readCode: outbox,
      address,
      quantities: [2, 1],
    });
    const { chooseTime, submit, standsAt, isPlaced, main } = checkoutOn(page);
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
    await standsAt('review');

    await onPlace(page, (route) =>
      route.fulfill(problem(409, 'order_changed', { changes: { items: [], isSlotGone: true } })),
    );
    await submit.click();
    await expect(row(us.t('order.window'))).toContainText(us.t('checkout.changed.closed'));
    await changes.getByRole('button', { name: us.t('checkout.changed.accept') }).click();
    await standsAt('time');
    await expect(main.getByRole('radio', { checked: true }).and(main.locator('[name=slot]'))).toHaveCount(0);
    await page.unroute(placeCall);
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
    const { chooseTime, openTime, standsAt, windows, headings, main } = checkoutOn(page);
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
    await standsAt('time');
    await expect(main.getByText(missed)).toBeVisible();
    await expect(headings.time).toBeFocused();
    await expect(main.locator(`input[value="${start}"]`)).toHaveCount(0);
    await expect(main.locator('[name=slot]:checked')).toHaveCount(0);
    await axe();

    const shut = async (route: Route, change: (all: DeliveryProvider[]) => unknown) => {
      const response = await route.fetch();
      await answerWith(route, change((await response.json()) as DeliveryProvider[]));
    };
    await page.route(providersCall, (route) =>
      shut(route, (all) => all.map((each) => ({ ...each, deliveryTimes: {} }))),
    );
    // Data about a dispensary is fresh for half a minute.
    await page.clock.fastForward(31_000);
    await page.reload();
    await standsAt('time');
    await expect(main.getByText(us.t('facts.noneSoon'))).toBeVisible();
    await expect(main.locator('[name=slot]')).toHaveCount(0);
    await page.unroute(providersCall);
    await page.route(providersCall, (route) => shut(route, () => []));
    await page.clock.fastForward(31_000);
    await page.reload();
    await expect(main.getByText(us.t('cart.error.unavailableAddress'))).toBeVisible();
    await axe();
  },
);

test(
  'D-22 a session that ends during checkout: signing in again returns to the same step with everything entered',
  { tag: '@phone' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    expectedErrors.push(/^401 POST .*\/v1\/app\/orders$/);
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, submit, standsAt, change, goOn, isPlaced, main } = checkoutOn(page);
    await page.goto(checkoutPath);
    await chooseTime();
    await change('address');
    await page.getByLabel(us.t('checkout.address.note')).fill('Ring twice');
    await goOn.click();
    await standsAt('review');
    // A second code for the same address is only sent after half a minute, so the test mocks the sign-in calls.
    const user = (await (await page.request.get('/v1/app/user/me', { headers: shop.headers })).json()) as User;
    await page.route('**/v1/app/user/auth/email', (route) =>
      route.fulfill({ json: { sentTo: user.email, resendAfterSeconds: 30 } }),
    );
    await page.route('**/v1/app/user/auth/email/login', (route) =>
      route.fulfill({ json: { ...user, appToken: shop.token } }),
    );
    await onPlace(page, (route) => route.fulfill(problem(401, 'unauthenticated', { detail: 'Please sign in.' })));
    await submit.click();
    await expect(page).toHaveURL(`/us/en/sign-in?redirect=${encodeURIComponent(`${checkoutPath}?step=review`)}`);
    await expect(page.getByText(us.t('signIn.checkoutKept')).first()).toBeVisible();
    expect(await stored(page, storageKeys.token)).toBeNull();
    await axe();
    await page.unroute(placeCall);
    await page.getByRole('textbox', { name: us.t('signIn.email') }).fill(user.email!);
    await page.getByRole('button', { name: us.t('signIn.sendCode') }).click();
    await page.getByLabel(us.t('signIn.code')).fill('123456');
    await standsAt('review');
    await expect(main.getByText(/Ring twice/)).toBeVisible();
    await submit.click();
    await isPlaced();
    expect(await shop.orders()).toMatchObject([{ note: 'Ring twice' }]);
  },
);

test(
  'S8-02 S8-04 S8-06 failing server calls are explained and retried, and nothing is lost',
  { tag: '@desktop' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    expectedErrors.push(/^503 (GET|POST) /);
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, submit, standsAt, isPlaced, main } = checkoutOn(page);
    const detail = 'The database takes too long. Please try again.';
    const down = (route: Route) => route.fulfill(problem(503, 'database_busy', { detail }));
    const retry = main.getByRole('button', { name: us.t('app.retry') });

    await page.route(providersCall, down);
    await page.goto(checkoutPath);
    await expect(alertOn(page, us.t('error.providers'))).toContainText(detail);
    await page.unroute(providersCall);
    for (const call of ['**/v1/app/user/me', '**/v1/app/user/uploaded-id*']) {
      await page.route(call, down);
      // Both are fetched again.
      await page.reload();
      await expect(alertOn(page, us.t('checkout.error.load'))).toContainText(detail);
      await axe();
      await retryOnClick(page, call);
      await retry.click();
      await standsAt('review');
      await page.unroute(call);
    }
    await page.route('**/v1/app/rewards*', down);
    await page.reload();
    await chooseTime();
    await expect(alertOn(page, us.t('checkout.reward.failed'))).toContainText(detail);
    await page.unroute('**/v1/app/rewards*');
    await retry.click();
    await expect(alertOn(page, us.t('checkout.reward.failed'))).toHaveCount(0);

    await onPlace(page, down);
    await submit.click();
    await expect(alertOn(page, detail)).toContainText(us.t('checkout.error.unanswered'));
    await axe();
    await page.unroute(placeCall);
    await retry.click();
    await isPlaced();
    expect(await shop.orders()).toHaveLength(1);
  },
);

test(
  'S8-02 an order without a network, and with a response that times out',
  { tag: '@phone' },
  async ({ page, context, outbox, expectedErrors }) => {
    expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, submit, change, goOn, standsAt, isPlaced, main } = checkoutOn(page);
    await page.goto(checkoutPath);
    await chooseTime();
    await context.setOffline(true);
    await expect(main.getByText(us.t('checkout.offline'))).toBeVisible();
    await expect(submit).toBeDisabled();
    await change('address');
    await page.getByLabel(us.t('checkout.address.note')).fill('Ring twice');
    await goOn.click();
    await standsAt('review');
    await context.setOffline(false);
    await expect(main.getByText(us.t('checkout.offline'))).toBeHidden();

    // Aborts the request as its timeout would.
    await page.evaluate(() => {
      const inFull = AbortSignal.timeout.bind(AbortSignal);
      const limits: AbortController[] = [];
      AbortSignal.timeout = () => {
        const limit = new AbortController();
        limits.push(limit);
        return limit.signal;
      };
      const passLimits = () => {
        AbortSignal.timeout = inFull;
        for (const limit of limits) limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
      };
      Object.assign(window, { passLimits });
    });
    let arrive = () => {};
    const arrived = new Promise<void>((done) => (arrive = done));
    // Never responds.
    await onPlace(page, async (route) => {
      await route.fetch();
      arrive();
    });
    await submit.click();
    await arrived;
    await page.evaluate(() => (window as unknown as { passLimits: () => void }).passLimits());
    const lost = alertOn(page, us.t('error.network'));
    await expect(lost).toContainText(us.t('checkout.error.unanswered'));
    await page.unroute(placeCall);
    await lost.getByRole('button', { name: us.t('app.retry') }).click();
    await isPlaced();
    expect(await shop.orders()).toMatchObject([{ note: 'Ring twice' }]);
  },
);

test(
  'D-19 S8-04 an ID that is missing when the order is placed, and one that is rejected, are asked for again',
  { tag: '@phone' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    expectedErrors.push(/^422 POST /);
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, submit, standsAt, headings, isPlaced, main } = checkoutOn(page);
    await page.goto(checkoutPath);
    await chooseTime();
    await page.request.delete('/v1/app/user/uploaded-id', {
      params: { providerId: shop.provider.id },
      headers: shop.headers,
    });
    await submit.click();
    await standsAt('id');
    await expect(headings.id).toBeFocused();
    await expect(alertOn(page, 'Please upload a photo of your ID before you place your order.')).toBeVisible();
    await axe();

    const refusal = 'This image cannot be read. Please take another photo.';
    const upload = '**/v1/app/user/upload-id*';
    await page.route(upload, (route) => route.fulfill(problem(422, 'unreadable_image', { detail: refusal })));
    const file = main.locator('input[type=file]').first();
    await file.setInputFiles(await idPhoto());
    await expect(main.getByText(refusal)).toBeVisible();
    await page.unroute(upload);
    await file.setInputFiles(await idPhoto());
    await standsAt('review');
    await expect(main.getByText(us.t('checkout.id.present')).first()).toBeVisible();
    await submit.click();
    await isPlaced();
    expect(await shop.orders()).toHaveLength(1);
  },
);
