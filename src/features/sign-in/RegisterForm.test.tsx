import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { asksBeforeUnload } from '../../../tests/fixtures/asksBeforeUnload';
import { reloadPage, requestEmailCall } from '../../../tests/fixtures/components/renderSignIn';
import {
  emailAvailableCall,
  phoneAvailableCall,
  saveUserCall,
  renderRegisterForm,
} from '../../../tests/fixtures/components/renderRegisterForm';

const termsRequired = 'You must read & agree with the terms & privacy policy to create an account.';

beforeEach(reloadPage);

describe('S5-04 sign-up', () => {
  test('requires accepting the terms and the privacy policy', async () => {
    const { fill, submit, agree, api } = renderRegisterForm();
    await fill();
    expect(screen.queryByText(termsRequired)).toBeNull();
    await submit();
    expect(screen.getByText(termsRequired)).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(api.calls).toEqual([]);
    await agree();
    await submit();
    await waitFor(() => expect(api.callsOf(requestEmailCall)).toHaveLength(1));
  });

  test('S5-01 marks all missing fields at once', async () => {
    const { submit, api, t } = renderRegisterForm();
    await submit();
    for (const label of [t('register.givenName'), t('register.familyName'), t('signIn.email')])
      expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/Required/);
    expect(screen.getByText(termsRequired)).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('lets a person with one name register with it', async () => {
    const { user, agree, submit, confirm, api, t } = renderRegisterForm();
    await user.type(screen.getByLabelText(t('register.givenName')), 'Suharti');
    await user.type(screen.getByRole('textbox', { name: t('signIn.email') }), 'shopper@example.com');
    await agree();
    await submit();
    expect(api.calls).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: t('register.oneName') }));
    expect(screen.queryByLabelText(t('register.familyName'))).toBeNull();
    await submit();
    await confirm();
    await waitFor(() => expect(api.callsOf(saveUserCall)).toHaveLength(1));
    expect(api.callsOf(saveUserCall)[0]!.body).toEqual({
      givenName: 'Suharti',
      familyName: null,
      termsVersion: '2026-01-01',
    });
  });

  test('by keyboard: Enter in a name submits the form, which focuses the first invalid field', async () => {
    const { user, t } = renderRegisterForm();
    await user.type(screen.getByLabelText(t('register.givenName')), 'Ada{Enter}');
    expect(await screen.findByText(termsRequired)).toBeVisible();
    expect(screen.getByLabelText(t('register.familyName'))).toHaveFocus();
  });

  test('S2-23 links to the terms and the privacy policy', () => {
    const { t } = renderRegisterForm();
    expect(screen.getByRole('link', { name: t('register.accept.terms') })).toHaveAttribute('href', '/us/en/terms');
    expect(screen.getByRole('link', { name: t('register.accept.privacy') })).toHaveAttribute('href', '/us/en/privacy');
  });
});

describe('S5-06 a destination that is already registered', () => {
  test('S7-12 D-33 is detected before a code is requested', async () => {
    const { fill, agree, submit, api } = renderRegisterForm({ [emailAvailableCall]: { emailAvailable: false } });
    await fill();
    await agree();
    await submit();
    expect(
      await screen.findByText('This email has already been registered with another account with the product.'),
    ).toBeVisible();
    expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/app/user/v2/email-available', { email: 'shopper@example.com' }],
    ]);
  });

  test('S7-13 D-33 also by phone', async () => {
    const { fill, agree, submit, user, api, t } = renderRegisterForm({
      [phoneAvailableCall]: { phoneAvailable: false },
    });
    await fill();
    await agree();
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '(415) 555-0100');
    await submit();
    expect(await screen.findByText(t('error.phoneTaken'))).toBeVisible();
    expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/app/user/v2/phone-available', { phoneNumber: '4155550100' }],
    ]);
  });

  test('also shows an error when it was registered in the meantime', async () => {
    const { fill, agree, submit, api, t } = renderRegisterForm({ [requestEmailCall]: problem(409, 'account_exists') });
    await fill();
    await agree();
    await submit();
    expect(await screen.findByText(t('error.emailTaken'))).toBeVisible();
    expect(api.calls).toHaveLength(2);
  });

  test.each([
    ['en-US', 'This email has already been registered with another account with the product.'],
    ['fr-CA', undefined],
  ] as const)('by email, in %s', async (localeId, message) => {
    const { fill, agree, submit, t } = renderRegisterForm(
      { [requestEmailCall]: problem(409, 'account_exists', { detail: 'Taken.' }) },
      localeId,
    );
    await fill();
    await agree();
    await submit();
    expect(await screen.findByText(message ?? t('error.emailTaken'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('register.signIn') })).toBeVisible();
  });

  test('by phone', async () => {
    const { fill, agree, submit, user, t } = renderRegisterForm({
      'POST /v1/app/user/auth/phone': problem(409, 'account_exists', { detail: 'Taken.' }),
    });
    await fill();
    await agree();
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.clear(screen.getByRole('textbox', { name: t('signIn.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '(415) 555-0100');
    await submit();
    expect(
      await screen.findByText('This phone number has already been registered with another account with the product.'),
    ).toBeVisible();
  });
});

test('S5-06 the link to sign in is not held, and the typed destination carries over', async () => {
  const { fill, agree, submit, t } = renderRegisterForm({ [requestEmailCall]: problem(409, 'account_exists') });
  await fill();
  await agree();
  await submit();
  await screen.findByText(t('error.emailTaken'));
  expect(asksBeforeUnload()).toBe(false);
});

describe('S2-59 leaving the page', () => {
  test('does not ask before something was typed; a choice of options does not count', async () => {
    const { agree, user, t } = renderRegisterForm();
    expect(asksBeforeUnload()).toBe(false);
    await agree();
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    expect(asksBeforeUnload()).toBe(false);
  });

  test.each(['register.givenName', 'register.familyName', 'signIn.email'] as const)(
    'asks while there is text in %s',
    async (label) => {
      const { user, t } = renderRegisterForm();
      const field = screen.getByRole('textbox', { name: t(label) });
      await user.type(field, 'A');
      expect(asksBeforeUnload()).toBe(true);
      await user.clear(field);
      expect(asksBeforeUnload()).toBe(false);
    },
  );

  test('asks while the code is pending, and no longer once the account exists', async () => {
    const { fill, agree, submit, confirm, onSignedIn } = renderRegisterForm();
    const results: boolean[] = [];
    onSignedIn.mockImplementation(() => void results.push(asksBeforeUnload()));
    await fill();
    await agree();
    await submit();
    await confirm();
    await waitFor(() => expect(results).toEqual([false]));
  });

  test('still asks when the names could not be saved', async () => {
    const { fill, agree, submit, confirm, t } = renderRegisterForm({ [saveUserCall]: offline });
    await fill();
    await agree();
    await submit();
    await screen.findByLabelText(t('signIn.code'));
    expect(asksBeforeUnload()).toBe(true);
    await confirm();
    await screen.findByText(t('error.network'));
    expect(asksBeforeUnload()).toBe(true);
  });
});
