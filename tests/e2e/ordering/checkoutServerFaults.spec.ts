import type { Route } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { User } from '../../../src/domain/account/userSchema';
import { checkoutOn, checkoutPath, idPhoto, openCheckout, placeOrderUrl } from '../support/checkout';
import { findAlert, mockPlaceOrder, problemResponse, providersUrl } from '../support/orderResponses';
import { retryOnClick } from '../support/retryOnClick';
import { readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { us } from '../support/words';

test(
  'D-22 a session that ends during checkout: signing in again returns to the same step with everything entered',
  { tag: ['@phone', '@night'] },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    expectedErrors.push(/^401 POST .*\/v1\/app\/orders$/);
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, submit, expectStep, change, goToNextStep, isPlaced, main } = checkoutOn(page);
    await page.goto(checkoutPath);
    await chooseTime();
    await change('address');
    await page.getByLabel(us.t('checkout.address.note')).fill('Ring twice');
    await goToNextStep.click();
    await expectStep('review');
    // A second code for the same address is only sent after half a minute, so the test mocks the sign-in calls.
    const user = (await (await page.request.get('/v1/app/user/me', { headers: shop.headers })).json()) as User;
    await page.route('**/v1/app/user/auth/email', (route) =>
      route.fulfill({ json: { sentTo: user.email, resendAfterSeconds: 30 } }),
    );
    await page.route('**/v1/app/user/auth/email/login', (route) =>
      route.fulfill({ json: { ...user, appToken: shop.token } }),
    );
    await mockPlaceOrder(page, (route) =>
      route.fulfill(problemResponse(401, 'unauthenticated', { detail: 'Please sign in.' })),
    );
    await submit.click();
    await expect(page).toHaveURL(`/us/en/sign-in?redirect=${encodeURIComponent(`${checkoutPath}?step=review`)}`);
    await expect(page.getByText(us.t('signIn.checkoutKept')).first()).toBeVisible();
    expect(await readStored(page, storageKeys.token)).toBeNull();
    await axe();
    await page.unroute(placeOrderUrl);
    await page.getByRole('textbox', { name: us.t('signIn.email') }).fill(user.email!);
    await page.getByRole('button', { name: us.t('signIn.sendCode') }).click();
    await page.getByLabel(us.t('signIn.code')).fill('123456');
    await expectStep('review');
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
    const { chooseTime, submit, expectStep, isPlaced, main } = checkoutOn(page);
    const detail = 'The database takes too long. Please try again.';
    const down = (route: Route) => route.fulfill(problemResponse(503, 'database_busy', { detail }));
    const retry = main.getByRole('button', { name: us.t('app.retry') });

    await page.route(providersUrl, down);
    await page.goto(checkoutPath);
    await expect(findAlert(page, us.t('error.providers'))).toContainText(detail);
    await page.unroute(providersUrl);
    for (const call of ['**/v1/app/user/me', '**/v1/app/user/uploaded-id*']) {
      await page.route(call, down);
      // Both are fetched again.
      await page.reload();
      await expect(findAlert(page, us.t('checkout.error.load'))).toContainText(detail);
      await axe();
      await retryOnClick(page, call);
      await retry.click();
      await expectStep('review');
      await page.unroute(call);
    }
    await page.route('**/v1/app/rewards*', down);
    await page.reload();
    await chooseTime();
    await expect(findAlert(page, us.t('checkout.reward.failed'))).toContainText(detail);
    await page.unroute('**/v1/app/rewards*');
    await retry.click();
    await expect(findAlert(page, us.t('checkout.reward.failed'))).toHaveCount(0);

    await mockPlaceOrder(page, down);
    await submit.click();
    await expect(findAlert(page, detail)).toContainText(us.t('checkout.error.unanswered'));
    await axe();
    await page.unroute(placeOrderUrl);
    await retry.click();
    await isPlaced();
    expect(await shop.orders()).toHaveLength(1);
  },
);

test(
  'D-19 S8-04 an ID that is missing when the order is placed, and one that is rejected, are asked for again',
  { tag: '@phone' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    expectedErrors.push(/^422 POST /);
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, submit, expectStep, headings, isPlaced, main } = checkoutOn(page);
    await page.goto(checkoutPath);
    await chooseTime();
    await page.request.delete('/v1/app/user/uploaded-id', {
      params: { providerId: shop.provider.id },
      headers: shop.headers,
    });
    await submit.click();
    await expectStep('id');
    await expect(headings.id).toBeFocused();
    await expect(findAlert(page, 'Please upload a photo of your ID before you place your order.')).toBeVisible();
    await axe();

    const refusal = 'This image cannot be read. Please take another photo.';
    const upload = '**/v1/app/user/upload-id*';
    await page.route(upload, (route) => route.fulfill(problemResponse(422, 'unreadable_image', { detail: refusal })));
    const file = main.locator('input[type=file]').first();
    await file.setInputFiles(await idPhoto());
    await expect(main.getByText(refusal)).toBeVisible();
    await page.unroute(upload);
    await file.setInputFiles(await idPhoto());
    await expectStep('review');
    await expect(main.getByText(us.t('checkout.id.present')).first()).toBeVisible();
    await submit.click();
    await isPlaced();
    expect(await shop.orders()).toHaveLength(1);
  },
);
