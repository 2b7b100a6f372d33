import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildCartItem } from '../../../tests/fixtures/builders/buildShop';
import { problem, noContent } from '../../../tests/fixtures/servers/fakeApi';
import {
  requestEmailCall,
  loginEmailCall,
  codeResponse,
  setUpSignIn,
  renderSignIn,
} from '../../../tests/fixtures/components/renderSignIn';
import { queryClient } from '../../data/queryClient';
import { useAnnouncements } from '../../state/notifications/announcements';
import { addToCart, useCart } from '../../state/cart';
import { openSession, useSession } from '../../state/session/session';

setUpSignIn();

describe('S2-60 the code', () => {
  test('S1-05 S7-05 S4-41 six digits sign in immediately, and the token is stored', async () => {
    const { requestCode, confirm, api, onSignedIn } = renderSignIn({
      [loginEmailCall]: { uuid: 'user-1', appToken: 'token-1' },
    });
    await requestCode();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(loginEmailCall).map(({ body }) => body)).toEqual([
      { email: 'shopper@example.com', otp: '123456' },
    ]);
    expect([useSession.getState().isSignedIn, localStorage.getItem('token')]).toEqual([true, 'token-1']);
  });

  test.each([
    ['with a space', '123 456'],
    ['with the whole message', 'Your Lumapod code is 123456. It is valid for 10 minutes.'],
  ])('S2-60 signs in when pasted %s, or filled in by the system', async (_, pasted) => {
    const { requestCode, api, user, onSignedIn, t } = renderSignIn({
      [loginEmailCall]: { uuid: 'user-1', appToken: 'token-1' },
    });
    await requestCode();
    const field = await screen.findByLabelText(t('signIn.code'));
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    await user.click(field);
    await user.paste(pasted);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(loginEmailCall).map(({ body }) => body)).toEqual([
      { email: 'shopper@example.com', otp: '123456' },
    ]);
  });

  test('S4-43 of another account while somebody is signed in: clears their data', async () => {
    const { requestCode, confirm, api, onSignedIn } = renderSignIn({
      [loginEmailCall]: { appToken: 'token-2', uuid: 'user-2' },
      'DELETE /v1/app/user/logout': noContent(),
    });
    openSession('token-1');
    queryClient.setQueryData(['user'], { uuid: 'user-1' });
    addToCart(buildCartItem(), 1);
    await requestCode();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect([localStorage.getItem('token'), useCart.getState().items]).toEqual(['token-2', []]);
    expect(queryClient.getQueryData(['user'])).toBeUndefined();
    expect(api.callsOf('DELETE /v1/app/user/logout').map(({ headers }) => headers.Authorization)).toEqual([
      'Bearer token-1',
    ]);
  });

  test('S4-43 of the same account: the cart stays', async () => {
    const { requestCode, confirm, onSignedIn } = renderSignIn({
      [loginEmailCall]: { appToken: 'token-2', uuid: 'user-1' },
    });
    openSession('token-1');
    queryClient.setQueryData(['user'], { uuid: 'user-1' });
    addToCart(buildCartItem(), 1);
    await requestCode();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect([localStorage.getItem('token'), useCart.getState().items.length]).toEqual(['token-2', 1]);
  });

  test('S8-05 a login failure with code 400 gives: Invalid verification code', async () => {
    const { requestCode, confirm, onSignedIn, t } = renderSignIn({
      [loginEmailCall]: problem(400, 'invalid_code', { detail: 'No.' }),
    });
    await requestCode();
    await confirm();
    expect(await screen.findByText('Invalid verification code')).toBeVisible();
    expect(screen.getByLabelText(t('signIn.code'))).toBeInvalid();
    expect([onSignedIn.mock.calls.length, localStorage.getItem('token')]).toEqual([0, null]);
  });

  test('S8-05 a missing appToken gives: Missing user token, and nobody is signed in', async () => {
    const { requestCode, confirm, onSignedIn } = renderSignIn({ [loginEmailCall]: { uuid: 'user-1' } });
    await requestCode();
    await confirm();
    expect(await screen.findByText('Missing user token')).toBeVisible();
    expect([onSignedIn.mock.calls.length, localStorage.getItem('token')]).toEqual([0, null]);
  });

  test('D-21 a new one can be requested after the seconds that the server specified', async () => {
    vi.useFakeTimers();
    const { requestCode, api, t, plural } = renderSignIn({
      [requestEmailCall]: { ...codeResponse, resendAfterSeconds: 2 },
    });
    await requestCode();
    expect(await screen.findByRole('button', { name: plural('signIn.resendIn', 2) })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    const resend = screen.getByRole('button', { name: t('signIn.resend') });
    expect(resend).toBeEnabled();
    fireEvent.click(resend);
    await waitFor(() => expect(api.callsOf(requestEmailCall)).toHaveLength(2));
    await act(async () => vi.advanceTimersByTime(0));
    expect(await screen.findByRole('button', { name: plural('signIn.resendIn', 2) })).toBeDisabled();
  });

  test('another destination can be given: the first one stays in the field, which has focus', async () => {
    const { requestCode, user, t } = renderSignIn();
    await requestCode();
    await user.click(await screen.findByRole('button', { name: t('signIn.otherDestination') }));
    const field = screen.getByRole('textbox', { name: t('signIn.email') });
    expect(field).toHaveValue('shopper@example.com');
    expect(field).toHaveFocus();
  });

  test('another destination can be sent a code while a resend is pending, whose late response is ignored', async () => {
    const { requestCode, api, user, t } = renderSignIn({
      [requestEmailCall]: { ...codeResponse, resendAfterSeconds: 0 },
    });
    await requestCode();
    let resolveLate = (_: object) => {};
    api.answers[requestEmailCall] = () => new Promise((resolve) => (resolveLate = resolve));
    await user.click(await screen.findByRole('button', { name: t('signIn.resend') }));
    await user.click(screen.getByRole('button', { name: t('signIn.otherDestination') }));
    api.answers[requestEmailCall] = codeResponse;
    await requestCode('.au');
    const codeSent = t('signIn.codeSent', { destination: 'shopper@example.com.au' });
    expect(await screen.findByText(codeSent)).toBeVisible();
    await act(async () => resolveLate(codeResponse));
    expect(screen.getByText(codeSent)).toBeVisible();
  });

  test('D-21 returning to a destination that just got a code needs no new one', async () => {
    const { requestCode, api, user, t } = renderSignIn();
    await requestCode();
    await user.click(await screen.findByRole('button', { name: t('signIn.otherDestination') }));
    await requestCode('');
    await screen.findByLabelText(t('signIn.code'));
    expect(api.callsOf(requestEmailCall)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: t('signIn.otherDestination') }));
    await requestCode('.au');
    await waitFor(() => expect(api.callsOf(requestEmailCall)).toHaveLength(2));
  });

  test('a wrong code clears the field for the next one, and is announced', async () => {
    const { requestCode, confirm, t } = renderSignIn({ [loginEmailCall]: problem(400, 'invalid_code') });
    await requestCode();
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
    const { requestCode, confirm, user, t, api } = renderSignIn({
      [requestEmailCall]: { ...codeResponse, resendAfterSeconds: 0 },
      [loginEmailCall]: problem(400, 'invalid_code'),
    });
    await requestCode();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(screen.queryByText(t('signIn.codeSpent'))).toBeNull();
      await confirm();
      await waitFor(() => expect(api.callsOf(loginEmailCall)).toHaveLength(attempt));
      await waitFor(() => expect(screen.getByLabelText(t('signIn.code'))).toHaveValue(''));
    }
    expect(await screen.findByText(t('signIn.codeSpent'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('signIn.resend') }));
    await waitFor(() => expect(screen.queryByText(t('signIn.codeSpent'))).toBeNull());
    expect(useAnnouncements.getState().announcements.at(-1)!.text).toBe(t('signIn.resent'));
  });

  test('S8-04, D-21 after too many attempts the page says how long to wait', async () => {
    const detail = 'Too many tries. Please try again in 12 minutes.';
    const { requestCode, confirm } = renderSignIn({ [loginEmailCall]: problem(429, 'too_many_requests', { detail }) });
    await requestCode();
    await confirm();
    expect(await screen.findByText(detail)).toBeVisible();
    expect(useAnnouncements.getState().announcements.at(-1)).toMatchObject({ text: detail, politeness: 'assertive' });
  });
});
