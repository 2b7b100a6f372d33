import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { accountDataFileName } from '../../../src/domain/privacy/accountDataFile';
import { accountDataSchema } from '../../../src/domain/privacy/accountDataSchema';
import { formatPhoneNumber } from '../../../src/domain/account/phoneNumber';
import type { User } from '../../../src/domain/account/userSchema';
import { localePath } from '../../../src/domain/region/locales';
import { openCheckout } from '../support/checkout';
import { shiftClock } from '../support/clock';
import { seedAccepted as seedContext } from '../support/seedAccepted';
import { openAccount } from '../support/shopper';
import { readSite } from '../support/siteContent';
import { seedStorage, readStored } from '../support/storage';
import { expect, fitsTheScreen, main, test } from '../support/test';
import { american, at, fr, french, us } from '../support/words';

const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** A Los Angeles number that no other journey uses. */
const newPhoneNumber = () => `2133${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;

const tokenIsDead = async (request: APIRequestContext, headers: Record<string, string>) =>
  expect((await request.get('/v1/app/user/me', { headers })).status()).toBe(401);

test(
  'S2-05 S2-06 S2-76 S7-08 S7-09 S7-14 D-19 D-22 the shopper changes name and email, downloads the data, deletes the ID photo, and signs out everywhere',
  { tag: ['@phone', '@core'] },
  async ({ page, context, browser, outbox, axe }) => {
    const { request } = page;
    const { token, headers, provider, place } = await openCheckout({ context, request, readCode: outbox });
    const user = async () => (await (await request.get('/v1/app/user/me', { headers })).json()) as User;

    await page.goto(at('account'));
    const account = section(page, us.t('header.account'));
    await expect(account.getByText('Robin Sample')).toBeVisible();
    await expect(account.getByText(us.t('settings.verified'), { exact: true })).toHaveCount(1);
    await expect(section(page, us.t('settings.delivery')).getByText(place.label)).toBeVisible();
    await expect(section(page, us.t('membership.title'))).toBeVisible();
    await axe();

    // Uses the keyboard, and text that looks like HTML.
    const longName = `<b>${'Sample'.repeat(12)}</b>`;
    await button(page, us.t('settings.name.change')).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(us.t('register.givenName'))).toBeFocused();
    await page.getByLabel(us.t('register.familyName')).fill(longName);
    await page.keyboard.press('Enter');
    await expect(account.getByText(`Robin ${longName}`)).toBeVisible();
    await expect(button(page, us.t('settings.name.change'))).toBeFocused();
    expect((await user()).familyName).toBe(longName);
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await fitsTheScreen(page), 'at 320 px').toBe(true);

    const email = `robin.new.${crypto.randomUUID()}@shopper.example`;
    await account.getByRole('link', { name: us.t('account.email') }).click();
    await expect(page).toHaveURL(at('accountEmail'));
    await page.getByRole('textbox', { name: us.t('contact.email.new') }).fill(email);
    await button(page, us.t('signIn.sendCode')).click();
    const code = page.getByLabel(us.t('signIn.code'));
    await expect(code).toBeFocused();
    await expect(
      main(page).getByRole('button', { name: new RegExp(us.plural('signIn.resendIn', 9).replace('9', '\\d+')) }),
    ).toBeDisabled();
    await axe();
    expect(await fitsTheScreen(page), 'the code at 320 px').toBe(true);
    await code.fill(await outbox(email));
    await expect(page).toHaveURL(at('account'));
    await expect(account.getByText(email)).toBeVisible();
    await expect(page.getByText(us.t('contact.email.changed')).first()).toBeVisible();
    expect(await user()).toMatchObject({ email, emailVerified: true });

    const arrived = page.waitForEvent('download');
    await button(page, us.t('settings.data.download')).click();
    const download = await arrived;
    expect(download.suggestedFilename()).toBe(accountDataFileName(readSite().name));
    const data = accountDataSchema.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
    expect(data.account).toMatchObject({ email, familyName: longName });
    expect(data.idImages.map(({ providerId }) => providerId)).toEqual([provider.id]);

    // A toast under the pointer stays, and would lie over the question's buttons.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('region', { name: us.t('toast.label'), exact: true }).getByText(/./)).toHaveCount(0);
    await button(page, us.t('settings.id.deleteNamed', { provider: provider.name })).click();
    const question = page.getByRole('dialog', { name: us.t('settings.id.question') });
    await axe();
    await question.getByRole('button', { name: us.t('settings.id.confirm') }).click();
    await expect(main(page).getByText(us.t('settings.id.none'))).toBeVisible();
    await expect(main(page).getByRole('heading', { name: us.t('settings.id') })).toBeFocused();
    expect(await (await request.get('/v1/app/user/id-images', { headers })).json()).toEqual([]);

    const elsewhere = await browser.newContext();
    await shiftClock(elsewhere);
    await seedContext(elsewhere);
    await seedStorage(elsewhere, { [storageKeys.token]: token });
    const other = await elsewhere.newPage();
    await other.goto(at('account'));
    await expect(other.getByText(email)).toBeVisible();

    await button(page, us.t('settings.signOut')).click();
    await page
      .getByRole('dialog', { name: us.t('settings.signOut.question') })
      .getByRole('button', { name: us.t('settings.signOut'), exact: true })
      .click();
    await expect(page).toHaveURL(localePath(american, '/'));
    await expect(page.getByText(us.t('settings.signOut.done')).first()).toBeVisible();
    expect(await readStored(page, storageKeys.token)).toBeNull();
    await tokenIsDead(request, headers);

    await other.goto(at('account'));
    await expect(other).toHaveURL(
      (url) => url.pathname === at('signIn') && url.searchParams.get('redirect') === at('account'),
    );
    await elsewhere.close();
  },
);

test(
  'S2-06 S2-76 S5-05 S5-06 S7-10 S7-11 S8-05 in French: a taken phone number, a wrong code, the right one; then the account is deleted and its token is invalid',
  { tag: '@desktop' },
  async ({ page, context, request, outbox, expectedErrors, axe }) => {
    const token = await openAccount(request, outbox);
    const headers = { authorization: `Bearer ${token}` };
    const [taken, free] = [newPhoneNumber(), newPhoneNumber()];
    await request.post('/v1/app/user/auth/phone', { data: { phoneNumber: taken, register: true } });
    await request.post('/v1/app/user/auth/phone/login', { data: { phoneNumber: taken, otp: await outbox(taken) } });
    await seedStorage(context, { [storageKeys.token]: token });

    await page.goto(at('account', french));
    const account = section(page, fr.t('header.account'));
    await expect(account).toBeVisible();
    await expect(section(page, fr.t('settings.delivery')), 'D-05').toHaveCount(0);
    await expect(section(page, fr.t('orders.title'))).toBeVisible();
    await axe();

    await account.getByRole('link', { name: fr.t('account.addPhone') }).click();
    await expect(page).toHaveURL(at('accountPhone', french));
    const field = page.getByRole('textbox', { name: fr.t('contact.phone.new') });
    const send = () => button(page, fr.t('signIn.sendCode')).click();
    await field.fill('+44 20 7946 0958');
    await send();
    await expect(field).toHaveAccessibleDescription(new RegExp(fr.t('error.phone')));
    expectedErrors.push(/^409 POST .*\/task-to-change-phone$/);
    await field.fill(formatPhoneNumber(taken));
    await send();
    await expect(main(page).getByText(fr.t('error.phoneTaken'))).toBeVisible();
    await axe();
    await field.fill(formatPhoneNumber(free));
    await send();
    const code = page.getByLabel(fr.t('signIn.code'));
    await expect(code).toBeFocused();
    const otp = await outbox(free);
    expectedErrors.push(/^400 POST .*\/execute-change-phone$/);
    await code.fill(String((Number(otp) + 1) % 1_000_000).padStart(6, '0'));
    await expect(main(page).getByText(fr.t('error.invalidCode'))).toBeVisible();
    await expect(code).toHaveValue('');
    await code.fill(otp);
    await expect(page).toHaveURL(at('account', french));
    await expect(account.getByText(formatPhoneNumber(free))).toBeVisible();
    await expect(account.getByText(fr.t('settings.verified'), { exact: true })).toHaveCount(2);

    await button(page, fr.t('settings.delete.open')).click();
    const dialog = page.getByRole('dialog', { name: fr.t('settings.delete.question') });
    const confirmation = dialog.getByRole('textbox', { name: fr.t('settings.delete.confirm') });
    const submit = dialog.getByRole('button', { name: fr.t('settings.delete.submit') });
    await confirmation.fill(formatPhoneNumber(taken));
    await submit.click();
    await expect(dialog.getByText(fr.t('settings.delete.mismatch'))).toBeVisible();
    await expect(confirmation).toBeFocused();
    await axe();
    await confirmation.fill(formatPhoneNumber(free));
    await confirmation.press('Enter');
    await expect(page).toHaveURL(localePath(french, '/'));
    await expect(page.getByText(fr.t('settings.delete.done')).first()).toBeVisible();
    expect(await readStored(page, storageKeys.token)).toBeNull();
    await tokenIsDead(request, headers);
  },
);
