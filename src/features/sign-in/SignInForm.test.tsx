import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { setDeviceClock, wrongClocks } from '../../../tests/fixtures/servers/serverTime';
import { offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import {
  requestEmailCall,
  loginEmailCall,
  codeResponse,
  setUpSignIn,
  renderSignIn,
} from '../../../tests/fixtures/components/renderSignIn';
import { setClockOffset } from '../../data/fetchApi';
import type { User } from '../../domain/account/userSchema';
import { fr } from '../../i18n/messages/fr';
import { answerPrompt, useAccountPrompt } from '../../state/session/accountPrompt';

setUpSignIn();

describe('S5-01 the destination of the code', () => {
  test('empty: Required, and nothing is sent', async () => {
    const { requestCode, api, t } = renderSignIn();
    await requestCode('');
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveAccessibleDescription(/Required/);
    expect(api.calls).toEqual([]);
  });

  test('an invalid email: Please use a valid email.', async () => {
    const { requestCode, api, t } = renderSignIn();
    await requestCode('shopper@');
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveAccessibleDescription(
      /Please use a valid email\./,
    );
    expect(api.calls).toEqual([]);
  });

  test('the error clears when the channel changes', async () => {
    const { requestCode, user, t } = renderSignIn();
    await requestCode('shopper@');
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    expect(screen.queryByText(t('error.email'))).toBeNull();
  });

  test('S5-05 a phone number is sent as digits, and shown as (XXX) XXX-XXXX', async () => {
    const { api, user, t } = renderSignIn({ 'POST /v1/app/user/auth/phone': codeResponse });
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '+1 415-555-0100');
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
    expect(await screen.findByText(t('signIn.codeSent', { destination: '(415) 555-0100' }))).toBeVisible();
    expect(api.calls[0]!.body).toEqual({ phoneNumber: '4155550100', register: false });
  });
});

describe('D-21 a phone number from outside the United States and Canada', () => {
  test.each([
    ['en-US', '+44 20 7946 0958'],
    ['fr-CA', '+33 1 23 45 67 89'],
  ] as const)('is rejected with an explanation, in %s: %s', async (localeId, number) => {
    const { api, user, t } = renderSignIn({}, localeId);
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), number);
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
    const field = screen.getByRole('textbox', { name: t('signIn.phone') });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(new RegExp(t('error.phone')));
    expect(field).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  test('is also rejected when only the server can tell, in the page’s language', async () => {
    const refusal = problem(422, 'phone_not_supported', { detail: fr['error.phone'] });
    const { user, t } = renderSignIn({ 'POST /v1/app/user/auth/phone': refusal }, 'fr-CA');
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '876 555 0100');
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
    expect(await screen.findByText(t('error.phone'))).toBeVisible();
  });
});

test.each(['sms_limited', 'sms_stopped', 'sms_unreachable'])(
  'D-21 %s names the cause and offers email',
  async (code) => {
    const refusal = problem(code === 'sms_limited' ? 429 : 422, code, { detail: 'No texts for this number.' });
    const { api, requestCode, user, t } = renderSignIn({ 'POST /v1/app/user/auth/phone': refusal });
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '415 555 0100');
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
    expect(await screen.findByText('No texts for this number.')).toBeVisible();
    expect(api.calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: t('signIn.useEmail') }));
    expect(screen.queryByText('No texts for this number.')).toBeNull();
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveFocus();
    await requestCode();
    expect(await screen.findByText(t('signIn.codeSent', { destination: 'shopper@example.com' }))).toBeVisible();
  },
);

describe('S5-07 an unknown destination', () => {
  test('suggests creating an account', async () => {
    const { requestCode, t } = renderSignIn({
      [requestEmailCall]: problem(404, 'account_unknown', { detail: 'No account.' }),
    });
    await requestCode();
    expect(await screen.findByText(t('signIn.unknownEmail'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('signIn.createAccount') })).toHaveAttribute('href', '/us/en/register');
  });

  test('D-28 the link to registration keeps the redirect target', async () => {
    window.history.replaceState(null, '', '?redirect=%2Fus%2Fen%2Funlock');
    const { requestCode, t } = renderSignIn({ [requestEmailCall]: problem(404, 'account_unknown') });
    await requestCode();
    const link = await screen.findByRole('link', { name: t('signIn.createAccount') });
    expect(link).toHaveAttribute('href', '/us/en/register?redirect=%2Fus%2Fen%2Funlock');
  });

  test('by phone, says phone number', async () => {
    const { user, t } = renderSignIn({ 'POST /v1/app/user/auth/phone': problem(404, 'account_unknown') });
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '4155550100');
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
    expect(await screen.findByText(t('signIn.unknownPhone'))).toBeVisible();
  });
});

test.each(wrongClocks)('D-21 the code can be entered on a device that is $device', async ({ hours }) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const respond = setDeviceClock(new Date('2026-11-03T18:00:00Z'), hours);
  const { requestCode, confirm, onSignedIn } = renderSignIn({
    [requestEmailCall]: () => respond(codeResponse),
    [loginEmailCall]: { appToken: 'token-1', uuid: 'user-1' },
  });
  await requestCode();
  await confirm();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  setClockOffset(0);
});

test.each<[string, Partial<User>, boolean]>([
  ['made by a code alone', { givenName: null, familyName: null, termsVersion: null }, true],
  ['without a name', { givenName: null }, true],
  ['without terms', { termsVersion: null }, true],
  ['of earlier terms, which are asked for where they are needed', { termsVersion: '2025-01-01' }, false],
  ['that is complete', {}, false],
])('D-33 an account %s', async (_, user, isAsked) => {
  const { requestCode, confirm, onSignedIn } = renderSignIn({
    [loginEmailCall]: { ...buildUser(user), appToken: 'token-1', deviceToken: 'device-1' },
  });
  await requestCode();
  await confirm();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(useAccountPrompt.getState().answer !== null).toBe(isAsked);
  answerPrompt(false);
});

describe('when requesting a code fails', () => {
  test('S8-04 shows the server’s text', async () => {
    const detail = 'Too many tries. Please try again in 40 seconds.';
    const { requestCode } = renderSignIn({ [requestEmailCall]: problem(429, 'too_many_requests', { detail }) });
    await requestCode();
    expect(await screen.findByText(detail)).toBeVisible();
  });

  test('S8-02 says that the servers cannot be reached', async () => {
    const { requestCode, t } = renderSignIn({ [requestEmailCall]: offline });
    await requestCode();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
  });
});

describe('D-21 requesting a code', () => {
  test('a double tap requests one code', async () => {
    const { api, user, t } = renderSignIn();
    await user.type(screen.getByRole('textbox', { name: t('signIn.email') }), 'shopper@example.com');
    const form = screen.getByRole('button', { name: t('signIn.sendCode') }).closest('form')!;
    act(() => {
      for (let taps = 0; taps < 2; taps += 1) form.requestSubmit();
    });
    await screen.findByLabelText(t('signIn.code'));
    expect(api.callsOf(requestEmailCall)).toHaveLength(1);
  });

  test.each(['en-US', 'fr-CA'] as const)(
    'a shopper who was just sent a code sees when the next one can be requested, in %s',
    async (localeId) => {
      vi.useFakeTimers();
      const justSent = problem(429, 'code_just_sent', { detail: 'x' });
      justSent.headers.set('retry-after', '2');
      const { requestCode, t } = renderSignIn({ [requestEmailCall]: justSent }, localeId);
      await requestCode();
      expect(
        await screen.findByText(t('signIn.justSent', { count: 2 }).replaceAll('\u00a0', ' '), {
          ignore: '[aria-hidden]',
        }),
      ).toBeInTheDocument();
      const canResend = () => screen.getByText(t('signIn.canResend'), { ignore: ':not([aria-hidden])' });
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(screen.queryByText(t('signIn.canResend'), { ignore: ':not([aria-hidden])' })).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(canResend()).toBeVisible();
    },
  );

  test('sends the id of the challenge with the code', async () => {
    const { requestCode, confirm, api, onSignedIn } = renderSignIn({
      [requestEmailCall]: { ...codeResponse, challengeId: 'challenge-1' },
      [loginEmailCall]: { uuid: 'user-1', appToken: 'token-1' },
    });
    await requestCode();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(loginEmailCall)[0]!.body).toMatchObject({ otp: '123456', challengeId: 'challenge-1' });
  });

  test('the browser’s Back returns from the code to the typed destination', async () => {
    const { requestCode, t } = renderSignIn();
    await requestCode();
    await screen.findByLabelText(t('signIn.code'));
    window.history.back();
    expect(await screen.findByRole('textbox', { name: t('signIn.email') })).toHaveValue('shopper@example.com');
  });
});
