import type { Page } from '@playwright/test';
import { localeOf, localePath } from '../../../src/domain/region/locales';
import { routePath, type RouteId } from '../../../src/domain/site/routing/routes';
import { openPage } from '../support/hydrated';
import { expect, main, test } from '../support/test';
import { french, wordsOf } from '../support/words';

const { t } = wordsOf(french);
const at = (id: RouteId) => localePath(french, routePath(id));

const fieldOf = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const newPhone = () => `2134${String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000).padStart(6, '0')}`;

test(
  'S1-05 S5-07 D-21 D-28 in French by phone: a foreign and an unknown number, an account with a code pasted as a message, and no redirect to another site',
  { tag: ['@phone', '@core'] },
  async ({ page, outbox, expectedErrors, axe }) => {
    const phone = newPhone();
    const elsewhere = '?redirect=%2F%2Fevil.example%2Fphish';
    await openPage(page, at('signIn') + elsewhere);
    await main(page)
      .getByRole('radio', { name: t('signIn.method.phone') })
      .check({ force: true });
    const number = fieldOf(page, t('signIn.phone'));
    await number.fill('+44 20 7946 0958');
    await button(page, t('signIn.sendCode')).click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(new RegExp(t('error.phone')));
    await axe();

    await number.fill(`+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`);
    expectedErrors.push(/^404 POST .*\/auth\/phone$/);
    await button(page, t('signIn.sendCode')).click();
    const notice = main(page)
      .getByRole('status')
      .filter({ hasText: t('signIn.unknownPhone') });
    await notice.getByRole('link', { name: t('signIn.createAccount') }).click();
    await expect(page).toHaveURL(at('register') + elsewhere);
    await expect(number).toHaveValue(/^\+1/);
    await fieldOf(page, t('register.givenName')).fill('<b>Robin</b>');
    await fieldOf(page, t('register.familyName')).fill('D’Exemple & <i>');
    await main(page).getByRole('checkbox').check();
    await button(page, t('register.submit')).click();

    const code = main(page).getByLabel(t('signIn.code'));
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    // Inserts all text at once, like pasting.
    await page.keyboard.insertText(`Votre code est le ${await outbox(phone)}. Il est valide pendant 10 minutes.`);
    await expect(page).toHaveURL(at('account'));
    await expect(main(page).getByText('<b>Robin</b> D’Exemple & <i>').first()).toBeVisible();
    await expect(main(page).locator('b, i')).toHaveCount(0);
    await axe();
  },
);

test(
  'S2-60 D-21 D-28 a double tap requests one code, Back keeps the input, and a recent recipient reads when the next code may be sent',
  { tag: '@core' },
  async ({ page, outbox, expectedErrors }) => {
    const english = localeOf('en-US');
    const words = wordsOf(english);
    const path = (id: RouteId) => localePath(english, routePath(id));
    const email = `robin.${crypto.randomUUID()}@shopper.example`;
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/auth/email')) requests.push(request.url());
    });
    await openPage(page, path('register'));
    await fieldOf(page, words.t('register.givenName')).fill('Robin');
    await fieldOf(page, words.t('register.familyName')).fill('Example');
    await fieldOf(page, words.t('signIn.email')).fill(email);
    await main(page).getByRole('checkbox').check();
    await button(page, words.t('register.submit')).dblclick();
    const code = main(page).getByLabel(words.t('signIn.code'));
    await expect(code).toBeFocused();
    expect(requests).toHaveLength(1);

    await page.goBack();
    await expect(page).toHaveURL(path('register'));
    await expect(fieldOf(page, words.t('signIn.email'))).toHaveValue(email);
    await expect(fieldOf(page, words.t('register.givenName'))).toHaveValue('Robin');
    await main(page).getByRole('checkbox').check();
    await button(page, words.t('register.submit')).click();
    await expect(code).toBeFocused();
    expect(requests, 'the code that was sent still counts').toHaveLength(1);
    await page.keyboard.insertText(await outbox(email));
    await expect(page).toHaveURL(path('account'));

    await page.goto(`${path('signIn')}?redirect=${encodeURIComponent(path('support'))}`);
    await expect(page).toHaveURL(path('support'));

    // The first code was used to sign in, so this requests a second one. A third one has to wait.
    // On a file without scripts: a page's check of the session could run in between.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.removeItem('token'));
    await openPage(page, path('signIn'));
    await fieldOf(page, words.t('signIn.email')).fill(email);
    await button(page, words.t('signIn.sendCode')).click();
    await expect(code).toBeFocused();
    await page.evaluate(() => sessionStorage.removeItem('sign_in_draft'));
    await openPage(page, path('signIn'));
    await fieldOf(page, words.t('signIn.email')).fill(email);
    expectedErrors.push(/^429 POST .*\/auth\/email$/);
    await button(page, words.t('signIn.sendCode')).click();
    await expect(
      main(page)
        .getByText(/^We just sent you a code\. You can request another in \d+\ss\.$/)
        .first(),
    ).toBeVisible();
  },
);
