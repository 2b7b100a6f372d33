import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../domain/region/locales';
import { useSignInDraft } from '../../state/session/signInDraft';
import { useToasts } from '../../state/notifications/toasts';
import { RegisterForm } from './RegisterForm';

const lookUpEmail = 'POST /v1/app/user/v2/email-available';
const lookUpPhone = 'POST /v1/app/user/v2/phone-available';
const askEmail = 'POST /v1/app/user/auth/email';
const loginEmail = 'POST /v1/app/user/auth/email/login';
const save = 'PUT /v1/app/user/v2';
const termsRequired = 'You must read & agree with the terms & privacy policy to create an account.';

/** Simulates a page load: only what this tab has stored remains. */
function loadPage(): void {
  useSignInDraft.setState(useSignInDraft.getInitialState());
  useSignInDraft.restore();
}

beforeEach(loadPage);

function draw(answers: Parameters<typeof fakeApi>[0] = {}, localeId: LocaleId = 'en-US', referralCode?: string) {
  const api = fakeApi({
    [lookUpEmail]: { emailAvailable: true },
    [lookUpPhone]: { phoneAvailable: true },
    [askEmail]: { sentTo: 'x', resendAfterSeconds: 30 },
    [loginEmail]: { appToken: 'token-1' },
    [save]: buildUser(),
    ...answers,
  });
  const onSignedIn = vi.fn();
  const props = { termsVersion: '2026-01-01', referralCode, onSignedIn };
  const view = renderInLocale(<RegisterForm {...props} />, { localeId });
  const { t, user } = view;
  const fill = async () => {
    await user.type(screen.getByLabelText(t('register.givenName')), 'Ada');
    await user.type(screen.getByLabelText(t('register.familyName')), 'Rowan');
    await user.type(screen.getByRole('textbox', { name: t('signIn.email') }), 'shopper@example.com');
  };
  const agree = () => user.click(screen.getByRole('checkbox'));
  const submit = () => user.click(screen.getByRole('button', { name: t('register.submit') }));
  const confirm = async () => user.type(await screen.findByLabelText(t('signIn.code')), '123456');
  return { ...view, api, onSignedIn, fill, agree, submit, confirm };
}

describe('S5-04 sign-up', () => {
  test('requires accepting the terms and the privacy policy', async () => {
    const { fill, submit, agree, api } = draw();
    await fill();
    expect(screen.queryByText(termsRequired)).toBeNull();
    await submit();
    expect(screen.getByText(termsRequired)).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(api.calls).toEqual([]);
    await agree();
    await submit();
    await waitFor(() => expect(api.callsOf(askEmail)).toHaveLength(1));
  });

  test('S5-01 marks all missing fields at once', async () => {
    const { submit, api, t } = draw();
    await submit();
    for (const label of [t('register.givenName'), t('register.familyName'), t('signIn.email')])
      expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/Required/);
    expect(screen.getByText(termsRequired)).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('lets a person with one name register with it', async () => {
    const { user, agree, submit, confirm, api, t } = draw();
    await user.type(screen.getByLabelText(t('register.givenName')), 'Suharti');
    await user.type(screen.getByRole('textbox', { name: t('signIn.email') }), 'shopper@example.com');
    await agree();
    await submit();
    expect(api.calls).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: t('register.oneName') }));
    expect(screen.queryByLabelText(t('register.familyName'))).toBeNull();
    await submit();
    await confirm();
    await waitFor(() => expect(api.callsOf(save)).toHaveLength(1));
    expect(api.callsOf(save)[0]!.body).toEqual({
      givenName: 'Suharti',
      familyName: null,
      termsVersion: '2026-01-01',
    });
  });

  test.each([
    ['it has no @', 'ada.example.com', 'Please use a valid email. It has no @.'],
    ['of a character', 'adá@example.com', 'Please use a valid email. We can’t use “á” in an email address.'],
  ])('S5-01 says why an email is invalid: %s', async (_, typed, error) => {
    const { user, submit, t } = draw();
    await user.type(screen.getByRole('textbox', { name: t('signIn.email') }), typed);
    await submit();
    expect(screen.getByText(error)).toBeVisible();
  });

  test('by keyboard: Enter in a name submits the form, which focuses the first invalid field', async () => {
    const { user, t } = draw();
    await user.type(screen.getByLabelText(t('register.givenName')), 'Ada{Enter}');
    expect(await screen.findByText(termsRequired)).toBeVisible();
    expect(screen.getByLabelText(t('register.familyName'))).toHaveFocus();
  });

  test('S2-23 links to the terms and the privacy policy', () => {
    const { t } = draw();
    expect(screen.getByRole('link', { name: t('register.accept.terms') })).toHaveAttribute('href', '/us/en/terms');
    expect(screen.getByRole('link', { name: t('register.accept.privacy') })).toHaveAttribute('href', '/us/en/privacy');
  });
});

describe('S5-06 a destination that is already registered', () => {
  test('S7-12 D-33 is detected before a code is requested', async () => {
    const { fill, agree, submit, api } = draw({ [lookUpEmail]: { emailAvailable: false } });
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
    const { fill, agree, submit, user, api, t } = draw({ [lookUpPhone]: { phoneAvailable: false } });
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
    const { fill, agree, submit, api, t } = draw({ [askEmail]: problem(409, 'account_exists') });
    await fill();
    await agree();
    await submit();
    expect(await screen.findByText(t('error.emailTaken'))).toBeVisible();
    expect(api.calls).toHaveLength(2);
  });

  test.each([
    ['en-US', 'This email has already been registered with another account with the product.'],
    ['fr-CA', undefined],
  ] as const)('by email, in %s', async (localeId, words) => {
    const { fill, agree, submit, t } = draw(
      { [askEmail]: problem(409, 'account_exists', { detail: 'Taken.' }) },
      localeId,
    );
    await fill();
    await agree();
    await submit();
    expect(await screen.findByText(words ?? t('error.emailTaken'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('register.signIn') })).toBeVisible();
  });

  test('by phone', async () => {
    const { fill, agree, submit, user, t } = draw({
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
  const { fill, agree, submit, t } = draw({ [askEmail]: problem(409, 'account_exists') });
  await fill();
  await agree();
  await submit();
  await screen.findByText(t('error.emailTaken'));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

describe('D-33 the new account', () => {
  test('keeps the typed names after a reload', async () => {
    const { fill, agree, submit, unmount, t } = draw();
    await fill();
    await agree();
    await submit();
    await screen.findByLabelText(t('signIn.code'));
    unmount();
    loadPage();
    const { confirm, api, onSignedIn } = draw();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.calls.map(({ body }) => body)).toEqual([
      { email: 'shopper@example.com', otp: '123456' },
      { givenName: 'Ada', familyName: 'Rowan', termsVersion: '2026-01-01' },
    ]);
  });

  test('S5-04 keeps what was typed after a reload, but not the agreement', async () => {
    const { fill, agree, unmount, t } = draw();
    await fill();
    await agree();
    unmount();
    loadPage();
    draw();
    for (const [label, text] of [
      ['register.givenName', 'Ada'],
      ['register.familyName', 'Rowan'],
      ['signIn.email', 'shopper@example.com'],
    ] as const)
      expect(screen.getByRole('textbox', { name: t(label) })).toHaveValue(text);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('is created by the code, and gets its names and the accepted terms', async () => {
    const { fill, agree, submit, confirm, api, onSignedIn } = draw();
    await fill();
    await agree();
    await submit();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/app/user/v2/email-available', { email: 'shopper@example.com' }],
      ['/v1/app/user/auth/email', { email: 'shopper@example.com', link: false, register: true }],
      ['/v1/app/user/auth/email/login', { email: 'shopper@example.com', otp: '123456' }],
      ['/v1/app/user/v2', { givenName: 'Ada', familyName: 'Rowan', termsVersion: '2026-01-01' }],
    ]);
    expect(api.calls[3]!.headers.Authorization).toBe('Bearer token-1');
  });

  test('when only saving the names failed, the next attempt saves them without a second code', async () => {
    const { fill, agree, submit, confirm, api, user, onSignedIn, t } = draw({ [save]: offline });
    await fill();
    await agree();
    await submit();
    await confirm();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(onSignedIn).not.toHaveBeenCalled();
    api.answers[save] = buildUser();
    await user.click(screen.getByRole('button', { name: t('signIn.confirm') }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect([api.callsOf(loginEmail).length, api.callsOf(save).length]).toEqual([1, 2]);
  });
});

test('S2-60 HTML in a name is sent as it was typed', async () => {
  const { fill, agree, submit, confirm, api, user, onSignedIn, t } = draw();
  await fill();
  await user.type(screen.getByLabelText(t('register.givenName')), ' <b>&amp;');
  await agree();
  await submit();
  await confirm();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(api.callsOf(save)[0]!.body).toMatchObject({ givenName: 'Ada <b>&amp;' });
});

describe('D-34 an invitation', () => {
  const register = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
    const drawn = draw(answers, 'en-US', 'LIGHT123');
    expect(screen.getByText(drawn.t('register.invited', { code: 'LIGHT123' }))).toBeVisible();
    await drawn.fill();
    await drawn.agree();
    await drawn.submit();
    await drawn.confirm();
    await waitFor(() => expect(drawn.onSignedIn).toHaveBeenCalledOnce());
    return drawn;
  };

  test('is applied once the account has its names', async () => {
    const { api } = await register();
    expect(api.callsOf(save).map(({ body }) => body)).toEqual([
      expect.objectContaining({ givenName: 'Ada' }),
      { referralCode: 'LIGHT123' },
    ]);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('that is refused shows a message, and the account exists anyway', async () => {
    const detail = 'We couldn’t find this referral code. Please check it.';
    await register({
      [save]: ({ body }) =>
        'referralCode' in (body as object) ? problem(422, 'referral_code_unknown', { detail }) : buildUser(),
    });
    expect(useToasts.getState().toasts).toMatchObject([{ variant: 'error', message: detail }]);
  });
});

describe('S2-59 leaving the page', () => {
  const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('does not ask before something was typed; a choice of options does not count', async () => {
    const { agree, user, t } = draw();
    expect(isAskedAbout()).toBe(false);
    await agree();
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    expect(isAskedAbout()).toBe(false);
  });

  test.each(['register.givenName', 'register.familyName', 'signIn.email'] as const)(
    'asks while there is text in %s',
    async (label) => {
      const { user, t } = draw();
      const field = screen.getByRole('textbox', { name: t(label) });
      await user.type(field, 'A');
      expect(isAskedAbout()).toBe(true);
      await user.clear(field);
      expect(isAskedAbout()).toBe(false);
    },
  );

  test('asks while the code is pending, and no longer once the account exists', async () => {
    const { fill, agree, submit, confirm, onSignedIn } = draw();
    const asked: boolean[] = [];
    onSignedIn.mockImplementation(() => void asked.push(isAskedAbout()));
    await fill();
    await agree();
    await submit();
    await confirm();
    await waitFor(() => expect(asked).toEqual([false]));
  });

  test('still asks when the names could not be saved', async () => {
    const { fill, agree, submit, confirm, t } = draw({ [save]: offline });
    await fill();
    await agree();
    await submit();
    await screen.findByLabelText(t('signIn.code'));
    expect(isAskedAbout()).toBe(true);
    await confirm();
    await screen.findByText(t('error.network'));
    expect(isAskedAbout()).toBe(true);
  });
});
