import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { type fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { loginEmailCall, reloadPage } from '../../../tests/fixtures/components/renderSignIn';
import { saveUserCall, renderRegisterForm } from '../../../tests/fixtures/components/renderRegisterForm';
import { answerPrompt, useAccountPrompt } from '../../state/session/accountPrompt';
import { useToasts } from '../../state/notifications/toasts';

beforeEach(reloadPage);

describe('D-33 the new account', () => {
  test('keeps the typed names after a reload', async () => {
    const { fill, agree, submit, unmount, t } = renderRegisterForm();
    await fill();
    await agree();
    await submit();
    await screen.findByLabelText(t('signIn.code'));
    unmount();
    reloadPage();
    const { confirm, api, onSignedIn } = renderRegisterForm();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.calls.map(({ body }) => body)).toEqual([
      { email: 'shopper@example.com', otp: '123456' },
      { givenName: 'Ada', familyName: 'Rowan', termsVersion: '2026-01-01' },
    ]);
  });

  test('S5-04 keeps what was typed after a reload, but not the agreement', async () => {
    const { fill, agree, unmount, t } = renderRegisterForm();
    await fill();
    await agree();
    unmount();
    reloadPage();
    renderRegisterForm();
    for (const [label, text] of [
      ['register.givenName', 'Ada'],
      ['register.familyName', 'Rowan'],
      ['signIn.email', 'shopper@example.com'],
    ] as const)
      expect(screen.getByRole('textbox', { name: t(label) })).toHaveValue(text);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('is created by the code, and gets its names and the accepted terms', async () => {
    const { fill, agree, submit, confirm, api, onSignedIn } = renderRegisterForm();
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

  test('S5-04 keeps its names, and is asked for terms that were published after this page was opened', async () => {
    const { fill, agree, submit, confirm, api, onSignedIn } = renderRegisterForm({
      [saveUserCall]: ({ body }) =>
        'termsVersion' in (body as object)
          ? problem(422, 'terms_not_accepted', { termsVersion: '2026-02-02' })
          : buildUser(),
    });
    await fill();
    await agree();
    await submit();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(saveUserCall).map(({ body }) => body)).toEqual([
      { givenName: 'Ada', familyName: 'Rowan', termsVersion: '2026-01-01' },
      { givenName: 'Ada', familyName: 'Rowan' },
    ]);
    expect(useAccountPrompt.getState().answer).not.toBeNull();
    answerPrompt(false);
  });

  test('when only saving the names failed, the next attempt saves them without a second code', async () => {
    const { fill, agree, submit, confirm, api, user, onSignedIn, t } = renderRegisterForm({ [saveUserCall]: offline });
    await fill();
    await agree();
    await submit();
    await confirm();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(onSignedIn).not.toHaveBeenCalled();
    api.answers[saveUserCall] = buildUser();
    await user.click(screen.getByRole('button', { name: t('signIn.confirm') }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect([api.callsOf(loginEmailCall).length, api.callsOf(saveUserCall).length]).toEqual([1, 2]);
  });
});

test('S2-60 HTML in a name is sent as it was typed', async () => {
  const { fill, agree, submit, confirm, api, user, onSignedIn, t } = renderRegisterForm();
  await fill();
  await user.type(screen.getByLabelText(t('register.givenName')), ' <b>&amp;');
  await agree();
  await submit();
  await confirm();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(api.callsOf(saveUserCall)[0]!.body).toMatchObject({ givenName: 'Ada <b>&amp;' });
});

describe('D-34 an invitation', () => {
  const register = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
    const view = renderRegisterForm(answers, 'en-US', 'LIGHT123');
    expect(screen.getByText(view.t('register.invited', { code: 'LIGHT123' }))).toBeVisible();
    await view.fill();
    await view.agree();
    await view.submit();
    await view.confirm();
    await waitFor(() => expect(view.onSignedIn).toHaveBeenCalledOnce());
    return view;
  };

  test('is applied once the account has its names', async () => {
    const { api } = await register();
    expect(api.callsOf(saveUserCall).map(({ body }) => body)).toEqual([
      expect.objectContaining({ givenName: 'Ada' }),
      { referralCode: 'LIGHT123' },
    ]);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('that is refused shows a message, and the account exists anyway', async () => {
    const detail = 'We couldn’t find this referral code. Please check it.';
    await register({
      [saveUserCall]: ({ body }) =>
        'referralCode' in (body as object) ? problem(422, 'referral_code_unknown', { detail }) : buildUser(),
    });
    expect(useToasts.getState().toasts).toMatchObject([{ variant: 'error', message: detail }]);
  });
});
