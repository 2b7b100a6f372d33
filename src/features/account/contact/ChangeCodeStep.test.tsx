import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../../../tests/fixtures/builders/buildShop';
import { offline, problem } from '../../../../tests/fixtures/servers/fakeApi';
import {
  requestCall,
  confirmCall,
  codeResponse,
  newContacts,
  newContactFields,
  renderContactChange,
} from '../../../../tests/fixtures/components/renderContactChange';
import { queryClient } from '../../../data/queryClient';

describe('D-21 the code', () => {
  test('can be requested again after 30 seconds', async () => {
    vi.useFakeTimers();
    const { user, send, bodies, t, plural } = renderContactChange();
    await send();
    const waiting = await screen.findByRole('button', { name: plural('signIn.resendIn', 30) });
    expect(waiting).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await user.click(screen.getByRole('button', { name: t('signIn.resend') }));
    await waitFor(() => expect(bodies(requestCall('email'))).toEqual([newContactFields.email, newContactFields.email]));
    expect(await screen.findByRole('button', { name: plural('signIn.resendIn', 30) })).toBeDisabled();
    // The page says that only the newer of two codes is valid.
    expect(screen.getByText(/replaces the earlier one/)).toBeVisible();
  });

  test('stops working after five wrong attempts, and the page says so', async () => {
    const { send, confirm, t } = renderContactChange({
      answers: { [confirmCall('email')]: problem(400, 'invalid_code') },
    });
    await send();
    for (const digits of ['000001', '000002', '000003', '000004']) await confirm(digits);
    await waitFor(() => expect(screen.getByLabelText(t('signIn.code'))).toHaveValue(''));
    expect(screen.queryByText(t('signIn.codeSpent'))).toBeNull();
    await confirm('000005');
    expect(await screen.findByText(t('signIn.codeSpent'))).toBeVisible();
  });

  test('S5-06 shows an error beside the field when another account took the contact in the meantime', async () => {
    const { send, confirm, t } = renderContactChange({
      answers: { [confirmCall('email')]: problem(409, 'account_exists') },
    });
    await send();
    await confirm('123456');
    expect(await screen.findByText(t('error.emailTaken'))).toBeVisible();
  });

  test('S8-02 is not called wrong when no response came', async () => {
    const { send, confirm, code, t } = renderContactChange({ answers: { [confirmCall('email')]: offline } });
    await send();
    await confirm('123456');
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(screen.queryByText(t('error.invalidCode'))).toBeNull();
    expect(await code()).toHaveValue('123456');
  });

  test('is still expected after a reload, but only for the same account', async () => {
    const { send, code, unmount } = renderContactChange();
    await send();
    await code();
    unmount();
    queryClient.clear();
    const { code: codeAfterReload, unmount: unmountAgain } = renderContactChange();
    expect(await codeAfterReload()).toHaveFocus();
    unmountAgain();
    queryClient.clear();
    const { field } = renderContactChange({ answers: { 'GET /v1/app/user/me': buildUser({ uuid: 'user-2' }) } });
    expect(await field()).toBeVisible();
  });

  test('is requested once by a double tap', async () => {
    const { user, field, code, bodies, t } = renderContactChange();
    await user.type(await field(), newContacts.email);
    const form = screen.getByRole('button', { name: t('signIn.sendCode') }).closest('form')!;
    act(() => {
      for (let taps = 0; taps < 2; taps += 1) form.requestSubmit();
    });
    await code();
    expect(bodies(requestCall('email'))).toHaveLength(1);
  });

  test('can be sent to another email while a resend is pending, whose late response is ignored', async () => {
    const { api, user, field, send, code, t } = renderContactChange({
      answers: { [requestCall('email')]: { ...codeResponse, resendAfterSeconds: 0 } },
    });
    await send();
    await code();
    let resolveLate = (_: object) => {};
    api.answers[requestCall('email')] = () => new Promise((resolve) => (resolveLate = resolve));
    await user.click(screen.getByRole('button', { name: t('signIn.resend') }));
    await user.click(screen.getByRole('button', { name: t('contact.email.another') }));
    api.answers[requestCall('email')] = codeResponse;
    await user.clear(await field());
    await send('other@shopper.example');
    const codeSent = t('signIn.codeSent', { destination: 'other@shopper.example' });
    expect(await screen.findByText(codeSent)).toBeVisible();
    await act(async () => resolveLate(codeResponse));
    expect(screen.getByText(codeSent)).toBeVisible();
  });

  test('is not requested twice when the shopper goes back to the same email', async () => {
    const { user, send, field, code, bodies, t } = renderContactChange();
    await send();
    await code();
    await user.click(screen.getByRole('button', { name: t('contact.email.another') }));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue('new@shopper.example');
    await send('');
    expect(await code()).toHaveValue('');
    expect(bodies(requestCall('email'))).toHaveLength(1);
  });
});
