import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { tabTo } from '../support/checkout';
import { openPage, reloadPage } from '../support/hydrated';
import { storedCartItem, readPageContext } from '../support/shopper';
import { findPlace, seedStorage, readStored } from '../support/storage';
import { expect, fitsTheScreen, main, test } from '../support/test';
import { at, us } from '../support/words';

const newEmail = () => `robin.${crypto.randomUUID()}@shopper.example`;

const fieldOf = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const codeOf = (page: Page, words = us) => main(page).getByLabel(words.t('signIn.code'));
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

/** Opens the page as a visitor with an address and a cart who has accepted the legal notice. */
async function openRegistration(page: Page, context: BrowserContext): Promise<void> {
  const { listing } = await readPageContext(page.request, at('pods'));
  await seedStorage(context, {
    [storageKeys.legalAccepted]: 'true',
    [storageKeys.deliveryPlace]: await findPlace(page.request, '233 S Spring St, Los Angeles 90012'),
    [storageKeys.cart]: [storedCartItem(listing!.products[0]!, 2)],
  });
  await openPage(page, at('checkoutRegister'));
}

async function registerBefore(request: APIRequestContext, email: string, readCode: (to: string) => Promise<string>) {
  await request.post('/v1/app/user/auth/email', { data: { email, link: false, register: true } });
  const otp = await readCode(email);
  await request.post('/v1/app/user/auth/email/login', { data: { email, otp } });
}

test.beforeEach(async ({ page }) => {
  // The browser asks before a reload during registration (S2-59).
  page.on('dialog', (dialog) => void dialog.accept());
});

test(
  'S2-17 D-33 a visitor registers by keyboard, sees missing and wrong input explained, reloads at the code step, and lands in the checkout',
  { tag: ['@phone', '@core'] },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    const email = newEmail();
    await openRegistration(page, context);
    const steps = main(page).getByRole('list', { name: us.t('checkout.steps') });
    await expect(steps.locator('[aria-current=step]')).toContainText(us.t('checkout.step.details'));
    await fieldOf(page, us.t('register.givenName')).focus();
    await page.keyboard.type('Robin');
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, us.t('register.familyName'))).toBeFocused();
    await expect(fieldOf(page, us.t('signIn.email'))).toHaveAccessibleDescription(us.t('error.required'));
    await expect(main(page).getByText(us.t('error.termsRequired'))).toBeVisible();
    await axe();
    await page.keyboard.type('Sample');
    await reloadPage(page);
    await expect(fieldOf(page, us.t('register.givenName'))).toHaveValue('Robin');
    await expect(fieldOf(page, us.t('register.familyName'))).toHaveValue('Sample');

    await fieldOf(page, us.t('signIn.email')).focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const terms = main(page).getByRole('checkbox');
    await expect(terms).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, button(page, us.t('register.submit')));
    await page.keyboard.press('Enter');

    await expect(codeOf(page)).toBeFocused();
    const code = await outbox(email);
    expectedErrors.push(/^400 POST .*\/auth\/email\/login$/);
    await page.keyboard.type(wrong(code));
    await expect(main(page).getByText(us.t('error.invalidCode'))).toBeVisible();
    await expect(codeOf(page)).toBeFocused();
    await expect(codeOf(page)).toHaveValue('');
    await axe();
    await page.keyboard.type(code.slice(0, 5));
    const browserStorage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(browserStorage).not.toContain(code.slice(0, 5));

    await reloadPage(page);
    await expect(codeOf(page)).toBeFocused();
    await expect(codeOf(page)).toHaveAccessibleDescription(us.t('signIn.codeSent', { destination: email }));
    await expect(main(page).getByRole('button', { name: /^Send a new code in \d+ seconds?$/ })).toBeDisabled();
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await fitsTheScreen(page), 'at 320 px').toBe(true);
    await page.keyboard.type(code);
    await expect(page).toHaveURL(`${at('checkout')}?step=id`);
    await expect(main(page).getByText(`Robin Sample · ${email}`)).toBeVisible();
    expect(JSON.parse((await readStored(page, storageKeys.cart))!)).toMatchObject([{ quantity: 2 }]);
    expect(await page.evaluate(() => sessionStorage.getItem('sign_in_draft'))).toBeNull();

    await page.goto(at('checkoutRegister'));
    await expect(page, 'signed-in shoppers are redirected').toHaveURL(`${at('checkout')}?step=id`);
    await axe();
  },
);

test(
  'S5-06 S5-07 D-21 an unknown address leads to registration and a known one to sign-in, with the input kept; failed and early code requests are explained',
  { tag: '@desktop' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    const email = newEmail();
    await registerBefore(page.request, email, outbox);
    await openRegistration(page, context);
    const tab = (name: string) => main(page).getByRole('radio', { name, exact: true });
    const emailField = fieldOf(page, us.t('signIn.email'));

    await tab(us.t('signIn.title')).check({ force: true });
    const unknown = newEmail();
    await emailField.fill(unknown);
    expectedErrors.push(
      /^request failed: POST .*\/auth\/email net::ERR_CONNECTION_RESET$/,
      /^404 POST .*\/auth\/email$/,
    );
    await page.route('**/v1/app/user/auth/email', (route) => route.abort('connectionreset'), { times: 1 });
    await button(page, us.t('signIn.sendCode')).click();
    await expect(main(page).getByText(us.t('error.network'))).toBeVisible();
    await button(page, us.t('signIn.sendCode')).click();
    await expect(main(page).getByText(us.t('signIn.unknownEmail'))).toBeVisible();
    await axe();
    await button(page, us.t('signIn.createAccount')).click();
    await expect(tab(us.t('register.title'))).toBeChecked();
    await expect(fieldOf(page, us.t('register.givenName'))).toBeFocused();
    await expect(emailField).toHaveValue(unknown);

    await fieldOf(page, us.t('register.givenName')).fill('Robin');
    await fieldOf(page, us.t('register.familyName')).fill('Sample');
    await emailField.fill(email);
    await main(page).getByRole('checkbox').check();
    expectedErrors.push(/^(409|429) POST .*\/auth\/email$/);
    await button(page, us.t('register.submit')).click();
    await expect(main(page).getByText(us.t('error.emailTaken'))).toBeVisible();
    await axe();
    await button(page, us.t('register.signIn')).click();
    await expect(tab(us.t('signIn.title'))).toBeChecked();
    await expect(emailField).toHaveValue(email);
    await expect(emailField).toBeFocused();
    // Another device asked for a code that was not used yet. This is no error: a status counts down to the next one.
    await page.request.post('/v1/app/user/auth/email', { data: { email, link: false, register: false } });
    await page.keyboard.press('Enter');
    const [justSent] = us.t('signIn.justSent', { count: 0 }).split('.');
    await expect(main(page).getByRole('status').filter({ hasText: justSent! })).toBeVisible();
    await expect(async () => {
      await button(page, us.t('signIn.sendCode')).click();
      await expect(codeOf(page)).toBeAttached({ timeout: 1000 });
    }).toPass({ intervals: [3000] });
    await codeOf(page).fill(await outbox(email));
    await expect(page).toHaveURL(`${at('checkout')}?step=details`);
    expect(JSON.parse((await readStored(page, storageKeys.cart))!)).toMatchObject([{ quantity: 2 }]);
  },
);
