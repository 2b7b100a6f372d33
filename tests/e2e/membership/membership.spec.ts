import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { Invoice, Membership } from '../../../src/domain/account/membershipSchema';
import { type Locale } from '../../../src/domain/region/locales';
import { now } from '../support/clock';
import { openPage } from '../support/hydrated';
import { closeByKeyboard, openByKeyboard } from '../support/modal';
import { problemResponse } from '../support/orderResponses';
import { openAccount } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, fitsTheScreen, test } from '../support/test';
import { american, at, french, us, wordsOf } from '../support/words';

const base = '/v1/app/membership';
const price = '$4.99 USD';

const account = (locale: Locale) => at('account', locale);
const cardOf = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('region', { name: wordsOf(locale).t('membership.title'), exact: true });
/** Formats a day as the page does, in this browser's time zone. */
const dayOf = (instant: string, { id }: Locale) =>
  new Intl.DateTimeFormat(id, { dateStyle: 'long', timeZone: 'America/New_York' }).format(new Date(instant));

interface Opened {
  page: Page;
  context: BrowserContext;
  outbox: (to: string) => Promise<string>;
}

/** Signs in a new shopper, and returns a function that reads their membership from the API. */
async function signIn({ page, context, outbox }: Opened) {
  const { request }: { request: APIRequestContext } = page;
  const token = await openAccount(request, outbox);
  await seedStorage(context, { [storageKeys.token]: token });
  const headers = { authorization: `Bearer ${token}` };
  return async () => (await (await request.get(base, { headers })).json()) as Membership;
}

const invoices: Invoice[] = [
  {
    number: '9E2F1C04-0002',
    amount: { amount: 4.99, currencyCode: 'USD' },
    status: 'open',
    isTest: false,
    periodStart: '2026-10-05T18:00:00.000Z',
    periodEnd: '2026-11-05T18:00:00.000Z',
    issuedAt: '2026-10-05T18:00:00.000Z',
    url: 'https://billing.example/invoices/2',
  },
  {
    number: 'TEST-20260905-0A1B2C3D4E',
    amount: { amount: 4.99, currencyCode: 'USD' },
    status: 'paid',
    isTest: true,
    periodStart: '2026-09-05T18:00:00.000Z',
    periodEnd: '2026-10-05T18:00:00.000Z',
    issuedAt: '2026-09-05T18:00:00.000Z',
    url: null,
  },
];

test(
  'D-26 S2-65 S2-76 a trial is started, canceled and resumed, and its bills are viewed and printed',
  { tag: ['@phone', '@night'] },
  async ({ page, context, outbox, axe }) => {
    const read = await signIn({ page, context, outbox });
    const card = cardOf(page, american);
    const button = (name: string) => card.getByRole('button', { name, exact: true });

    await page.goto(account(american));
    await expect(card.getByText(us.t('membership.status.none'))).toBeVisible();
    await expect(card.getByText(us.t('membership.terms.trial', { days: 30, price }))).toBeVisible();
    await expect(card.getByText(us.t('membership.history.empty'))).toBeVisible();
    await expect(button(us.t('membership.manage'))).toHaveCount(0);
    await axe();

    await button(us.t('membership.trial.start')).focus();
    await page.keyboard.press('Enter');
    await expect(button(us.t('membership.cancel'))).toBeVisible();
    const begun = await read();
    expect(begun).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false, isTrialAvailable: false });
    const date = dayOf(begun.periodEnd!, american);
    const status = card.getByText(us.t('membership.status.trialing', { date }), { exact: true });
    await expect(status).toBeFocused();
    const next = card.locator('dl > div', { hasText: us.t('membership.nextBilling') });
    await expect(next.locator('time')).toHaveText(date);
    await expect(next.locator('time')).toHaveAttribute('datetime', begun.periodEnd!);
    await axe();

    // Ledger billing stores no payment details.
    await button(us.t('membership.manage')).click();
    await expect(card.getByText(us.t('membership.manage.nothing'))).toBeVisible();
    await expect(button(us.t('membership.manage'))).toHaveCount(0);
    await expect(page).toHaveURL(account(american));

    const dialog = page.getByRole('dialog', { name: us.t('membership.cancel.question') });
    await openByKeyboard(page, button(us.t('membership.cancel')), dialog);
    await expect(dialog.getByText(us.t('membership.cancel.warning', { date }))).toBeVisible();
    await axe();
    await closeByKeyboard(page, button(us.t('membership.cancel')), dialog);
    await button(us.t('membership.cancel')).click();
    await dialog.getByRole('button', { name: us.t('membership.cancel'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(us.t('membership.status.trialEnds', { date }))).toBeFocused();
    await expect(card.locator('dl > div', { hasText: us.t('membership.lastDay') })).toContainText(date);
    expect(await read()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });

    await button(us.t('membership.resume')).click();
    await expect(status).toBeFocused();
    expect(await read()).toEqual(begun);

    await page.route(new RegExp(`${base}/invoices\\?`), (route) =>
      route.fulfill({ json: { items: invoices, nextCursor: null } }),
    );
    await page.reload();
    await expect(status).toBeVisible();
    const rows = card.getByRole('region', { name: us.t('membership.history') }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    const [open, paid] = [rows.nth(0), rows.nth(1)];
    await expect(open).toContainText(us.t('membership.history.status.open'));
    await expect(open).toContainText(price);
    await expect(open.getByRole('link')).toHaveAttribute('href', invoices[0]!.url!);
    await expect(open).not.toContainText(us.t('membership.history.test'));
    await expect(paid).toContainText(us.t('membership.history.status.paid'));
    await expect(paid).toContainText(us.t('membership.history.test'));
    await expect(paid.getByRole('link')).toHaveCount(0);
    await axe();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await fitsTheScreen(page)).toBe(true);

    // The browser's print dialog would block the page.
    await page.evaluate(() => void (window.print = () => undefined));
    await button(us.t('membership.history.print')).click();
    await page.emulateMedia({ media: 'print' });
    await expect(rows.first()).toBeVisible();
    await expect(card.getByText(us.t('membership.history.test'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(status).toBeHidden();
  },
);

test(
  'D-26 S2-76 a billing service that is down, and one that opens on another site and returns',
  { tag: '@phone' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    const read = await signIn({ page, context, outbox });
    const card = cardOf(page, american);
    const start = card.getByRole('button', { name: us.t('membership.trial.start'), exact: true });
    const origin = new URL((await page.goto(account(american)))!.url()).origin;
    await expect(card.getByText(us.t('membership.benefit.delivery'))).toBeVisible();

    const down = problemResponse(503, 'billing_unavailable', { detail: 'Down.' });
    expectedErrors.push(/^503 POST .*\/membership\/trial$/);
    await page.route(`**${base}/trial`, (route) => route.fulfill(down), { times: 1 });
    await start.click();
    await expect(card.getByRole('alert')).toContainText(us.t('membership.problem.unavailable'));
    await axe();

    let begun: Membership | null = null;
    const none = await read();
    await page.route('https://billing.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Billing</title><a href="${origin}${new URL(route.request().url()).searchParams.get('back')}">Back</a>`,
      }),
    );
    await page.route(`**${base}/trial`, (route) => {
      const { returnTo } = route.request().postDataJSON() as { returnTo: string };
      const url = `https://billing.example/pay?back=${encodeURIComponent(returnTo)}`;
      return route.fulfill({ json: { membership: none, url } });
    });
    await page.route(`**${base}`, (route) => route.fulfill({ json: begun ?? none }));
    await start.click();
    await expect(page).toHaveTitle('Billing');
    await page.getByRole('link').click();
    await expect(card.getByText(us.t('membership.back.asking'))).toBeVisible();
    await expect(page).toHaveURL(account(american));
    await expect(start).toHaveCount(0);
    const periodEnd = new Date(now().getTime() + 30 * 86_400_000).toISOString();
    begun = { ...none, status: 'trialing', trialEndsAt: periodEnd, periodEnd, isTrialAvailable: false };
    await expect(card.getByText(us.t('membership.back.thanks.trialing'))).toBeVisible();
    const date = dayOf(periodEnd, american);
    await expect(card.getByText(us.t('membership.status.trialing', { date }), { exact: true })).toBeVisible();
    await axe();
    expect(await fitsTheScreen(page)).toBe(true);
  },
);

test('D-26 D-05 Canada offers no membership, because its benefits come with express delivery', async ({
  page,
  context,
  outbox,
}) => {
  const read = await signIn({ page, context, outbox });
  await openPage(page, account(french));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect((await read()).status).toBe('none');
  await expect(cardOf(page, french)).toHaveCount(0);
});
