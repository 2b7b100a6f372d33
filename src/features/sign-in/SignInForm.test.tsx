import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem } from '../../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../../domain/region/locales';
import { useSession } from '../../state/session';
import { SignInForm } from './SignInForm';

const sent = { sentTo: 's•••@example.com', resendAfterSeconds: 30 };
const askEmail = 'POST /v1/app/user/auth/email';
const loginEmail = 'POST /v1/app/user/auth/email/login';

afterEach(() => void vi.useRealTimers());

function draw(answers: Parameters<typeof fakeApi>[0] = {}, localeId: LocaleId = 'en-US') {
  const api = fakeApi({ [askEmail]: sent, ...answers });
  const onSignedIn = vi.fn();
  const view = renderInLocale(<SignInForm onSignedIn={onSignedIn} />, { localeId });
  const { t, user } = view;
  const ask = async (email = 'shopper@example.com') => {
    if (email) await user.type(screen.getByRole('textbox', { name: t('signIn.email') }), email);
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
  };
  const confirm = async (code = '123456') => user.type(await screen.findByLabelText(t('signIn.code')), code);
  return { ...view, api, onSignedIn, ask, confirm };
}

describe('S5-01 where the code should go', () => {
  test('without an address: Required, and nothing is sent', async () => {
    const { ask, api, t } = draw();
    await ask('');
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveAccessibleDescription(/Required/);
    expect(api.calls).toEqual([]);
  });

  test('an address that is none: Please use a valid email.', async () => {
    const { ask, api, t } = draw();
    await ask('shopper@');
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveAccessibleDescription(
      /Please use a valid email\./,
    );
    expect(api.calls).toEqual([]);
  });

  test('the error leaves with the channel', async () => {
    const { ask, user, t } = draw();
    await ask('shopper@');
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    expect(screen.queryByText(t('error.email'))).toBeNull();
  });

  test('S5-05 a phone number goes as digits, and is shown as (XXX) XXX-XXXX', async () => {
    const { api, user, t } = draw({ 'POST /v1/app/user/auth/phone': sent });
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '+1 415-555-0100');
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
    expect(await screen.findByText(t('signIn.codeSent', { destination: '(415) 555-0100' }))).toBeVisible();
    expect(api.calls[0]!.body).toEqual({ phoneNumber: '4155550100', register: false });
  });
});

describe('S5-07 an unknown destination', () => {
  test('suggests creating an account', async () => {
    const { ask, t } = draw({ [askEmail]: problem(404, 'account_unknown', { detail: 'No account.' }) });
    await ask();
    expect(await screen.findByText(t('signIn.unknownEmail'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('signIn.createAccount') })).toHaveAttribute('href', '/us/en/register');
  });

  test('by phone, says phone number', async () => {
    const { user, t } = draw({ 'POST /v1/app/user/auth/phone': problem(404, 'account_unknown') });
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '4155550100');
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
    expect(await screen.findByText(t('signIn.unknownPhone'))).toBeVisible();
  });
});

describe('asking for a code that fails', () => {
  test('S8-04 shows the server’s words', async () => {
    const { ask } = draw({ [askEmail]: problem(429, 'too_many', { detail: 'Too many codes for today.' }) });
    await ask();
    expect(await screen.findByText('Too many codes for today.')).toBeVisible();
  });

  test('S8-02 says that the servers cannot be reached', async () => {
    const { ask, t } = draw({ [askEmail]: offline });
    await ask();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
  });
});

describe('S2-60 the code', () => {
  test('S7-05 S4-41 six digits sign in at once, and the token is kept', async () => {
    const { ask, confirm, api, onSignedIn } = draw({ [loginEmail]: { appToken: 'token-1' } });
    await ask();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(loginEmail).map(({ body }) => body)).toEqual([{ email: 'shopper@example.com', otp: '123456' }]);
    expect([useSession.getState().isSignedIn, localStorage.getItem('token')]).toEqual([true, 'token-1']);
  });

  test('S8-05 a login failure with code 400 gives: Invalid verification code', async () => {
    const { ask, confirm, onSignedIn, t } = draw({ [loginEmail]: problem(400, 'invalid_code', { detail: 'No.' }) });
    await ask();
    await confirm();
    expect(await screen.findByText('Invalid verification code')).toBeVisible();
    expect(screen.getByLabelText(t('signIn.code'))).toBeInvalid();
    expect([onSignedIn.mock.calls.length, localStorage.getItem('token')]).toEqual([0, null]);
  });

  test('S8-05 D-04 in French too', async () => {
    const { ask, confirm, t } = draw({ [loginEmail]: problem(400, 'invalid_code', { detail: 'No.' }) }, 'fr-CA');
    await ask();
    await confirm();
    expect(await screen.findByText(t('error.invalidCode'))).toBeVisible();
  });

  test('S8-05 a missing appToken gives: Missing user token, and nobody is signed in', async () => {
    const { ask, confirm, onSignedIn } = draw({ [loginEmail]: { uuid: 'user-1' } });
    await ask();
    await confirm();
    expect(await screen.findByText('Missing user token')).toBeVisible();
    expect([onSignedIn.mock.calls.length, localStorage.getItem('token')]).toEqual([0, null]);
  });

  test('a wrong code can be mended', async () => {
    const { ask, confirm, api, user, onSignedIn, t } = draw({ [loginEmail]: problem(400, 'invalid_code') });
    await ask();
    await confirm('111111');
    await screen.findByText(t('error.invalidCode'));
    api.answers[loginEmail] = { appToken: 'token-1' };
    await user.clear(screen.getByLabelText(t('signIn.code')));
    await confirm('222222');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  test('D-21 a new one may be asked for after the seconds that the server named', async () => {
    const { ask, api, t, plural } = draw({ [askEmail]: { ...sent, resendAfterSeconds: 2 } });
    await ask();
    expect(await screen.findByRole('button', { name: plural('signIn.resendIn', 2) })).toBeDisabled();
    const resend = await screen.findByRole('button', { name: t('signIn.resend') });
    expect(resend).toBeEnabled();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(resend);
    await waitFor(() => expect(api.callsOf(askEmail)).toHaveLength(2));
    await act(async () => vi.advanceTimersByTime(0));
    expect(await screen.findByRole('button', { name: plural('signIn.resendIn', 2) })).toBeDisabled();
  });

  test('another destination can be given', async () => {
    const { ask, user, t } = draw();
    await ask();
    await user.click(await screen.findByRole('button', { name: t('signIn.otherDestination') }));
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveValue('');
  });
});
