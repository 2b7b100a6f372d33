import type { Page, Request } from '@playwright/test';
import type { User } from '../../../src/domain/account/userSchema';
import { storageKeys } from '../../../src/data/storage';
import { reloadPage } from '../support/hydrated';
import { storedCartItem, openAccount, readPageContext } from '../support/shopper';
import { readStored } from '../support/storage';
import { expect, main, test } from '../support/test';
import { at, us } from '../support/words';

const bar = (page: Page) => page.getByRole('banner');
const toasts = (page: Page) => page.getByRole('region', { name: us.t('toast.label') });
const expectSession = (page: Page, is: 'in' | 'out') =>
  expect(page.locator('html')).toHaveAttribute('data-session', is);

/** Stores values as this tab would, so that other tabs receive events, and removed keys stay removed after a reload. */
const keep = (page: Page, values: Record<string, string>) =>
  page.evaluate((pairs) => {
    for (const [key, text] of pairs) localStorage.setItem(key, text);
  }, Object.entries(values));

const userOf = async (page: Page, token: string) =>
  (await (await page.request.get('/v1/app/user/me', { headers: { authorization: `Bearer ${token}` } })).json()) as User;

const privateKeys = [
  storageKeys.token,
  storageKeys.cart,
  storageKeys.checkoutDraft,
  storageKeys.orderAttempt,
  storageKeys.lastOrder,
  storageKeys.unlockDraft,
  storageKeys.queryCache,
];

test(
  'S4-43 S6-04 signing in to another account in one tab replaces the first in every tab, and signing out in one signs out all',
  { tag: ['@phone', '@core'] },
  async ({ page, context, outbox, axe }) => {
    const { listing } = await readPageContext(page.request, at('pods'));
    const [first, second] = [await openAccount(page.request, outbox), await openAccount(page.request, outbox)];
    const [{ email: firstEmail }, { email: secondEmail }] = [await userOf(page, first), await userOf(page, second)];
    await page.goto(at('support'));
    await keep(page, { [storageKeys.token]: first });
    const other = await context.newPage();
    await other.goto(at('account'));
    await expect(main(other).getByText(firstEmail!).first()).toBeVisible();

    await keep(page, {
      [storageKeys.token]: second,
      [storageKeys.cart]: JSON.stringify([storedCartItem(listing!.products[0]!, 2)]),
      [storageKeys.checkoutDraft]: '{}',
      [storageKeys.orderAttempt]: '{}',
      [storageKeys.lastOrder]: '{}',
      [storageKeys.unlockDraft]: '{}',
    });
    await expect(main(other).getByText(secondEmail!).first()).toBeVisible();
    await expect(main(other).getByText(firstEmail!)).toHaveCount(0);
    await expect(other).toHaveURL(at('account'));

    await page.goto(at('orders'));
    await expect(main(page).getByText(us.t('orders.empty'))).toBeVisible();
    await bar(page)
      .getByRole('button', { name: us.t('header.openMenu') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: us.t('header.signOut') })
      .click();
    await expect(page, 'home, and not to sign in again').toHaveURL(at('home'));
    await expect(other).toHaveURL(
      (url) => url.pathname === at('signIn') && url.searchParams.get('redirect') === at('account'),
    );
    await expect(main(other).getByText(secondEmail!)).toHaveCount(0);
    for (const tab of [page, other]) {
      await expectSession(tab, 'out');
      for (const key of privateKeys) expect(await readStored(tab, key), key).toBeNull();
    }
    expect(await page.evaluate(() => sessionStorage.getItem('sign_in_draft'))).toBeNull();
    const headers = { authorization: `Bearer ${second}` };
    await expect
      .poll(async () => (await page.request.get('/v1/app/user/me', { headers })).status(), 'S7-03 at the server too')
      .toBe(401);
    await page.goBack();
    await expect(page, 'the return path does not lead to the other account').toHaveURL(
      (url) => url.pathname === at('signIn'),
    );
    await expect(main(page).getByText(us.t('orders.empty'))).toHaveCount(0);
    await axe();
  },
);

test(
  'S4-42 a session survives going offline; one that the server ended is reported once on the next page, and the cart is kept',
  { tag: '@phone' },
  async ({ page, outbox, expectedErrors, axe }) => {
    const { listing } = await readPageContext(page.request, at('pods'));
    const token = await openAccount(page.request, outbox);
    await page.goto(at('support'));
    await keep(page, {
      [storageKeys.token]: token,
      [storageKeys.cart]: JSON.stringify([storedCartItem(listing!.products[0]!, 2)]),
      [storageKeys.checkoutDraft]: '{}',
    });
    const isOfUser = (request: Request) => request.url().endsWith('/v1/app/user/me');

    expectedErrors.push(/^request failed: GET .*\/user\/me net::ERR_INTERNET_DISCONNECTED$/, /^401 GET .*\/user\/me$/);
    await page.route('**/v1/app/user/me', (route) => route.abort('internetdisconnected'));
    await Promise.all([page.waitForEvent('requestfailed', isOfUser), page.reload()]);
    await expectSession(page, 'in');
    expect(await readStored(page, storageKeys.token)).toBe(token);

    await page.unroute('**/v1/app/user/me');
    await Promise.all([page.waitForEvent('requestfinished', isOfUser), page.reload()]);
    await expectSession(page, 'in');
    await expect(toasts(page).getByText(us.t('error.signedOut'))).toHaveCount(0);

    const ended = await page.request.delete('/v1/app/user/sessions', { headers: { authorization: `Bearer ${token}` } });
    expect(ended.status()).toBe(204);
    await page.reload();
    await expect(toasts(page).getByText(us.t('error.signedOut'))).toBeVisible();
    await expectSession(page, 'out');
    await expect(bar(page).getByRole('link', { name: us.t('header.signIn') })).toBeVisible();
    await axe();
    for (const key of [storageKeys.token, storageKeys.checkoutDraft])
      expect(await readStored(page, key), key).toBeNull();
    expect(JSON.parse((await readStored(page, storageKeys.cart))!)).toMatchObject([{ quantity: 2 }]);

    await reloadPage(page);
    await expectSession(page, 'out');
    await expect(toasts(page).getByText(us.t('error.signedOut'))).toHaveCount(0);
  },
);
