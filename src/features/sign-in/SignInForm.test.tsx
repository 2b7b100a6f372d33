import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCartItem } from '../../../tests/fixtures/builders/buildShop';
import { setDeviceClock, wrongClocks } from '../../../tests/fixtures/servers/serverTime';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { queryClient } from '../../data/queryClient';
import { setClockOffset } from '../../data/fetchApi';
import type { LocaleId } from '../../domain/region/locales';
import { fr } from '../../i18n/messages/fr';
import { useAnnouncements } from '../../state/notifications/announcements';
import { addToCart, useCart } from '../../state/cart';
import { openSession, useSession } from '../../state/session/session';
import { useSignInDraft } from '../../state/session/signInDraft';
import { SignInForm } from './SignInForm';

const sent = { sentTo: 's•••@example.com', resendAfterSeconds: 30 };
const askEmail = 'POST /v1/app/user/auth/email';
const loginEmail = 'POST /v1/app/user/auth/email/login';

afterEach(() => void vi.useRealTimers());
beforeEach(loadPage);

/** Simulates a page load: only what this tab has stored remains. */
function loadPage(): void {
  useSignInDraft.setState(useSignInDraft.getInitialState());
  useSignInDraft.restore();
}

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

describe('S5-01 the destination of the code', () => {
  test('empty: Required, and nothing is sent', async () => {
    const { ask, api, t } = draw();
    await ask('');
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveAccessibleDescription(/Required/);
    expect(api.calls).toEqual([]);
  });

  test('an invalid email: Please use a valid email.', async () => {
    const { ask, api, t } = draw();
    await ask('shopper@');
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveAccessibleDescription(
      /Please use a valid email\./,
    );
    expect(api.calls).toEqual([]);
  });

  test('the error clears when the channel changes', async () => {
    const { ask, user, t } = draw();
    await ask('shopper@');
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    expect(screen.queryByText(t('error.email'))).toBeNull();
  });

  test('S5-05 a phone number is sent as digits, and shown as (XXX) XXX-XXXX', async () => {
    const { api, user, t } = draw({ 'POST /v1/app/user/auth/phone': sent });
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
    const { api, user, t } = draw({}, localeId);
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
    const refused = problem(422, 'phone_not_supported', { detail: fr['error.phone'] });
    const { user, t } = draw({ 'POST /v1/app/user/auth/phone': refused }, 'fr-CA');
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '876 555 0100');
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
    expect(await screen.findByText(t('error.phone'))).toBeVisible();
  });
});

test.each(['sms_limited', 'sms_stopped', 'sms_unreachable'])(
  'D-21 %s names the cause and offers email',
  async (code) => {
    const refused = problem(code === 'sms_limited' ? 429 : 422, code, { detail: 'No texts for this number.' });
    const { api, ask, user, t } = draw({ 'POST /v1/app/user/auth/phone': refused });
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '415 555 0100');
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
    expect(await screen.findByText('No texts for this number.')).toBeVisible();
    expect(api.calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: t('signIn.useEmail') }));
    expect(screen.queryByText('No texts for this number.')).toBeNull();
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveFocus();
    await ask();
    expect(await screen.findByText(t('signIn.codeSent', { destination: 'shopper@example.com' }))).toBeVisible();
  },
);

describe('S5-07 an unknown destination', () => {
  test('suggests creating an account', async () => {
    const { ask, t } = draw({ [askEmail]: problem(404, 'account_unknown', { detail: 'No account.' }) });
    await ask();
    expect(await screen.findByText(t('signIn.unknownEmail'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('signIn.createAccount') })).toHaveAttribute('href', '/us/en/register');
  });

  test('D-28 the link to registration keeps the redirect target', async () => {
    window.history.replaceState(null, '', '?redirect=%2Fus%2Fen%2Funlock');
    const { ask, t } = draw({ [askEmail]: problem(404, 'account_unknown') });
    await ask();
    const link = await screen.findByRole('link', { name: t('signIn.createAccount') });
    expect(link).toHaveAttribute('href', '/us/en/register?redirect=%2Fus%2Fen%2Funlock');
    window.history.replaceState(null, '', '/');
  });

  test('by phone, says phone number', async () => {
    const { user, t } = draw({ 'POST /v1/app/user/auth/phone': problem(404, 'account_unknown') });
    await user.click(screen.getByRole('radio', { name: t('signIn.method.phone') }));
    await user.type(screen.getByRole('textbox', { name: t('signIn.phone') }), '4155550100');
    await user.click(screen.getByRole('button', { name: t('signIn.sendCode') }));
    expect(await screen.findByText(t('signIn.unknownPhone'))).toBeVisible();
  });
});

test.each(wrongClocks)('D-21 the code can be entered on a device that is $device', async ({ hours }) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const answer = setDeviceClock(new Date('2026-11-03T18:00:00Z'), hours);
  const { ask, confirm, onSignedIn } = draw({
    [askEmail]: () => answer(sent),
    [loginEmail]: { appToken: 'token-1', uuid: 'user-1' },
  });
  await ask();
  await confirm();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  setClockOffset(0);
});

describe('when requesting a code fails', () => {
  test('S8-04 shows the server’s text', async () => {
    const detail = 'Too many tries. Please try again in 40 seconds.';
    const { ask } = draw({ [askEmail]: problem(429, 'too_many_requests', { detail }) });
    await ask();
    expect(await screen.findByText(detail)).toBeVisible();
  });

  test('S8-02 says that the servers cannot be reached', async () => {
    const { ask, t } = draw({ [askEmail]: offline });
    await ask();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
  });
});

describe('D-21 requesting a code', () => {
  test('a double tap requests one code', async () => {
    const { api, user, t } = draw();
    await user.type(screen.getByRole('textbox', { name: t('signIn.email') }), 'shopper@example.com');
    const form = screen.getByRole('button', { name: t('signIn.sendCode') }).closest('form')!;
    act(() => {
      for (let taps = 0; taps < 2; taps += 1) form.requestSubmit();
    });
    await screen.findByLabelText(t('signIn.code'));
    expect(api.callsOf(askEmail)).toHaveLength(1);
  });

  test.each(['en-US', 'fr-CA'] as const)(
    'a shopper who was just sent a code sees when the next one can be requested, in %s',
    async (localeId) => {
      vi.useFakeTimers();
      const justSent = problem(429, 'code_just_sent', { detail: 'x' });
      justSent.headers.set('retry-after', '2');
      const { ask, t } = draw({ [askEmail]: justSent }, localeId);
      await ask();
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
    const { ask, confirm, api, onSignedIn } = draw({
      [askEmail]: { ...sent, challengeId: 'challenge-1' },
      [loginEmail]: { appToken: 'token-1' },
    });
    await ask();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(loginEmail)[0]!.body).toMatchObject({ otp: '123456', challengeId: 'challenge-1' });
  });

  test('the browser’s Back returns from the code to the typed destination', async () => {
    const { ask, t } = draw();
    await ask();
    await screen.findByLabelText(t('signIn.code'));
    window.history.back();
    expect(await screen.findByRole('textbox', { name: t('signIn.email') })).toHaveValue('shopper@example.com');
  });
});

describe('the browser’s Back from the code', () => {
  test('clears the error of a wrong code', async () => {
    const { ask, confirm, t } = draw({ [loginEmail]: problem(400, 'invalid_code') });
    await ask();
    await confirm('111111');
    await screen.findByText(t('error.invalidCode'));
    window.history.back();
    await screen.findByRole('textbox', { name: t('signIn.email') });
    await ask('');
    expect(await screen.findByLabelText(t('signIn.code'))).toBeValid();
    expect(screen.queryByText(t('error.invalidCode'))).toBeNull();
  });

  test('D-21 returns to the newest code after one was sent again', async () => {
    const { ask, api, confirm, user, onSignedIn, t } = draw({
      [askEmail]: { ...sent, resendAfterSeconds: 0, challengeId: 'challenge-1' },
      [loginEmail]: { appToken: 'token-1' },
    });
    await ask();
    const to = { destination: 'shopper@example.com' };
    expect(await screen.findByText(t('signIn.codeSent', to))).toBeVisible();
    api.answers[askEmail] = { ...sent, challengeId: 'challenge-2' };
    await user.click(await screen.findByRole('button', { name: t('signIn.resend') }));
    expect(await screen.findByText(t('signIn.codeSentAgain', to))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: t('signIn.resend') })).toBeNull());
    window.history.back();
    await screen.findByRole('textbox', { name: t('signIn.email') });
    await ask('');
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(askEmail)).toHaveLength(2);
    expect(api.callsOf(loginEmail)[0]!.body).toMatchObject({ challengeId: 'challenge-2' });
  });
});

describe('S2-60 the code', () => {
  test('S1-05 S7-05 S4-41 six digits sign in immediately, and the token is stored', async () => {
    const { ask, confirm, api, onSignedIn } = draw({ [loginEmail]: { appToken: 'token-1' } });
    await ask();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(loginEmail).map(({ body }) => body)).toEqual([{ email: 'shopper@example.com', otp: '123456' }]);
    expect([useSession.getState().isSignedIn, localStorage.getItem('token')]).toEqual([true, 'token-1']);
  });

  test.each([
    ['with a space', '123 456'],
    ['with the whole message', 'Your Lumapod code is 123456. It is valid for 10 minutes.'],
  ])('S2-60 signs in when pasted %s, or filled in by the system', async (_, text) => {
    const { ask, api, user, onSignedIn, t } = draw({ [loginEmail]: { appToken: 'token-1' } });
    await ask();
    const field = await screen.findByLabelText(t('signIn.code'));
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    await user.click(field);
    await user.paste(text);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(loginEmail).map(({ body }) => body)).toEqual([{ email: 'shopper@example.com', otp: '123456' }]);
  });

  test('S4-43 of another account while somebody is signed in: clears their data', async () => {
    const { ask, confirm, api, onSignedIn } = draw({
      [loginEmail]: { appToken: 'token-2', uuid: 'user-2' },
      'DELETE /v1/app/user/logout': new Response(null, { status: 204 }),
    });
    openSession('token-1');
    queryClient.setQueryData(['user'], { uuid: 'user-1' });
    addToCart(buildCartItem(), 1);
    await ask();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect([localStorage.getItem('token'), useCart.getState().items]).toEqual(['token-2', []]);
    expect(queryClient.getQueryData(['user'])).toBeUndefined();
    expect(api.callsOf('DELETE /v1/app/user/logout').map(({ headers }) => headers.Authorization)).toEqual([
      'Bearer token-1',
    ]);
  });

  test('S4-43 of the same account: the cart stays', async () => {
    const { ask, confirm, onSignedIn } = draw({ [loginEmail]: { appToken: 'token-2', uuid: 'user-1' } });
    openSession('token-1');
    queryClient.setQueryData(['user'], { uuid: 'user-1' });
    addToCart(buildCartItem(), 1);
    await ask();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect([localStorage.getItem('token'), useCart.getState().items.length]).toEqual(['token-2', 1]);
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

  test('a wrong code can be corrected', async () => {
    const { ask, confirm, api, user, onSignedIn, t } = draw({ [loginEmail]: problem(400, 'invalid_code') });
    await ask();
    await confirm('111111');
    await screen.findByText(t('error.invalidCode'));
    api.answers[loginEmail] = { appToken: 'token-1' };
    await user.clear(screen.getByLabelText(t('signIn.code')));
    await confirm('222222');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  test('D-21 a new one can be requested after the seconds that the server specified', async () => {
    vi.useFakeTimers();
    const { ask, api, t, plural } = draw({ [askEmail]: { ...sent, resendAfterSeconds: 2 } });
    await ask();
    expect(await screen.findByRole('button', { name: plural('signIn.resendIn', 2) })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    const resend = screen.getByRole('button', { name: t('signIn.resend') });
    expect(resend).toBeEnabled();
    fireEvent.click(resend);
    await waitFor(() => expect(api.callsOf(askEmail)).toHaveLength(2));
    await act(async () => vi.advanceTimersByTime(0));
    expect(await screen.findByRole('button', { name: plural('signIn.resendIn', 2) })).toBeDisabled();
  });

  test('another destination can be given: the first one stays in the field, which has focus', async () => {
    const { ask, user, t } = draw();
    await ask();
    await user.click(await screen.findByRole('button', { name: t('signIn.otherDestination') }));
    const field = screen.getByRole('textbox', { name: t('signIn.email') });
    expect(field).toHaveValue('shopper@example.com');
    expect(field).toHaveFocus();
  });

  test('another destination can be sent a code while a resend is pending, whose late response is ignored', async () => {
    const { ask, api, user, t } = draw({ [askEmail]: { ...sent, resendAfterSeconds: 0 } });
    await ask();
    let answerLate = (_: object) => {};
    api.answers[askEmail] = () => new Promise((resolve) => (answerLate = resolve));
    await user.click(await screen.findByRole('button', { name: t('signIn.resend') }));
    await user.click(screen.getByRole('button', { name: t('signIn.otherDestination') }));
    api.answers[askEmail] = sent;
    await ask('.au');
    const codeSent = t('signIn.codeSent', { destination: 'shopper@example.com.au' });
    expect(await screen.findByText(codeSent)).toBeVisible();
    await act(async () => answerLate(sent));
    expect(screen.getByText(codeSent)).toBeVisible();
  });

  test('D-21 returning to a destination that just got a code needs no new one', async () => {
    const { ask, api, user, t } = draw();
    await ask();
    await user.click(await screen.findByRole('button', { name: t('signIn.otherDestination') }));
    await ask('');
    await screen.findByLabelText(t('signIn.code'));
    expect(api.callsOf(askEmail)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: t('signIn.otherDestination') }));
    await ask('.au');
    await waitFor(() => expect(api.callsOf(askEmail)).toHaveLength(2));
  });

  test('a wrong code clears the field for the next one, and is announced', async () => {
    const { ask, confirm, t } = draw({ [loginEmail]: problem(400, 'invalid_code') });
    await ask();
    await waitFor(() => expect(screen.getByLabelText(t('signIn.code'))).toHaveFocus());
    await confirm('111111');
    expect(await screen.findByText(t('error.invalidCode'))).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(t('signIn.code'))).toHaveValue(''));
    expect(screen.getByLabelText(t('signIn.code'))).toHaveFocus();
    expect(useAnnouncements.getState().announcements).toMatchObject([
      { text: t('error.invalidCode'), politeness: 'assertive' },
    ]);
  });

  test('D-21 after five wrong attempts a new code is suggested, until it is sent', async () => {
    const { ask, confirm, user, t, api } = draw({
      [askEmail]: { ...sent, resendAfterSeconds: 0 },
      [loginEmail]: problem(400, 'invalid_code'),
    });
    await ask();
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(screen.queryByText(t('signIn.codeSpent'))).toBeNull();
      await confirm();
      await waitFor(() => expect(api.callsOf(loginEmail)).toHaveLength(tries));
      await waitFor(() => expect(screen.getByLabelText(t('signIn.code'))).toHaveValue(''));
    }
    expect(await screen.findByText(t('signIn.codeSpent'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('signIn.resend') }));
    await waitFor(() => expect(screen.queryByText(t('signIn.codeSpent'))).toBeNull());
    expect(useAnnouncements.getState().announcements.at(-1)!.text).toBe(t('signIn.resent'));
  });

  test('S8-04, D-21 after too many attempts the page says how long to wait', async () => {
    const detail = 'Too many tries. Please try again in 12 minutes.';
    const { ask, confirm } = draw({ [loginEmail]: problem(429, 'too_many_requests', { detail }) });
    await ask();
    await confirm();
    expect(await screen.findByText(detail)).toBeVisible();
    expect(useAnnouncements.getState().announcements.at(-1)).toMatchObject({ text: detail, politeness: 'assertive' });
  });
});

describe('a reload', () => {
  const reload = (view: ReturnType<typeof draw>) => {
    view.unmount();
    loadPage();
    return draw();
  };

  test('keeps what was typed and the channel', async () => {
    const view = draw();
    await view.user.click(screen.getByRole('radio', { name: view.t('signIn.method.phone') }));
    await view.user.type(screen.getByRole('textbox', { name: view.t('signIn.phone') }), '415 555');
    reload(view);
    expect(screen.getByRole('textbox', { name: view.t('signIn.phone') })).toHaveValue('415 555');
    await view.user.click(screen.getByRole('radio', { name: view.t('signIn.method.email') }));
    expect(screen.getByRole('textbox', { name: view.t('signIn.email') })).toHaveValue('');
  });

  test('D-21 returns to the code with the remaining seconds, and the code signs in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const view = draw({ [loginEmail]: { appToken: 'token-1' } });
    await view.ask();
    await screen.findByLabelText(view.t('signIn.code'));
    vi.setSystemTime(Date.now() + 12_000);
    view.unmount();
    loadPage();
    const { t, plural, confirm, onSignedIn, api } = draw({ [loginEmail]: { appToken: 'token-1' } });
    expect(await screen.findByRole('button', { name: plural('signIn.resendIn', 18) })).toBeDisabled();
    expect(screen.getByText(t('signIn.codeSent', { destination: 'shopper@example.com' }))).toBeVisible();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(askEmail)).toEqual([]);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test('D-21 starts over after ten minutes, because the code has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const view = draw();
    await view.ask();
    await screen.findByLabelText(view.t('signIn.code'));
    vi.setSystemTime(Date.now() + 600_000);
    const { t } = reload(view);
    expect(screen.queryByLabelText(t('signIn.code'))).toBeNull();
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveValue('shopper@example.com');
  });

  test('finds no code in any storage', async () => {
    const { ask, user, t } = draw();
    await ask();
    await user.type(await screen.findByLabelText(t('signIn.code')), '98765');
    expect(JSON.stringify([sessionStorage, localStorage])).toContain('shopper@example.com');
    expect(JSON.stringify([sessionStorage, localStorage, document.cookie])).not.toContain('98765');
  });
});
