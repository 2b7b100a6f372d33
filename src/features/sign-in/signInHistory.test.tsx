import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { problem } from '../../../tests/fixtures/servers/fakeApi';
import {
  requestEmailCall,
  loginEmailCall,
  codeResponse,
  reloadPage,
  setUpSignIn,
  renderSignIn,
} from '../../../tests/fixtures/components/renderSignIn';

setUpSignIn();

describe('the browser’s Back from the code', () => {
  test('clears the error of a wrong code', async () => {
    const { requestCode, confirm, t } = renderSignIn({ [loginEmailCall]: problem(400, 'invalid_code') });
    await requestCode();
    await confirm('111111');
    await screen.findByText(t('error.invalidCode'));
    window.history.back();
    await screen.findByRole('textbox', { name: t('signIn.email') });
    await requestCode('');
    expect(await screen.findByLabelText(t('signIn.code'))).toBeValid();
    expect(screen.queryByText(t('error.invalidCode'))).toBeNull();
  });

  test('D-21 returns to the newest code after one was sent again', async () => {
    const { requestCode, api, confirm, user, onSignedIn, t } = renderSignIn({
      [requestEmailCall]: { ...codeResponse, resendAfterSeconds: 0, challengeId: 'challenge-1' },
      [loginEmailCall]: { uuid: 'user-1', appToken: 'token-1' },
    });
    await requestCode();
    const to = { destination: 'shopper@example.com' };
    expect(await screen.findByText(t('signIn.codeSent', to))).toBeVisible();
    api.answers[requestEmailCall] = { ...codeResponse, challengeId: 'challenge-2' };
    await user.click(await screen.findByRole('button', { name: t('signIn.resend') }));
    expect(await screen.findByText(t('signIn.codeSentAgain', to))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: t('signIn.resend') })).toBeNull());
    window.history.back();
    await screen.findByRole('textbox', { name: t('signIn.email') });
    await requestCode('');
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(requestEmailCall)).toHaveLength(2);
    expect(api.callsOf(loginEmailCall)[0]!.body).toMatchObject({ challengeId: 'challenge-2' });
  });
});

describe('a reload', () => {
  const reload = (view: ReturnType<typeof renderSignIn>) => {
    view.unmount();
    reloadPage();
    return renderSignIn();
  };

  test('keeps what was typed and the channel', async () => {
    const view = renderSignIn();
    await view.user.click(screen.getByRole('radio', { name: view.t('signIn.method.phone') }));
    await view.user.type(screen.getByRole('textbox', { name: view.t('signIn.phone') }), '415 555');
    reload(view);
    expect(screen.getByRole('textbox', { name: view.t('signIn.phone') })).toHaveValue('415 555');
    await view.user.click(screen.getByRole('radio', { name: view.t('signIn.method.email') }));
    expect(screen.getByRole('textbox', { name: view.t('signIn.email') })).toHaveValue('');
  });

  test('D-21 returns to the code with the remaining seconds, and the code signs in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const view = renderSignIn({ [loginEmailCall]: { uuid: 'user-1', appToken: 'token-1' } });
    await view.requestCode();
    await screen.findByLabelText(view.t('signIn.code'));
    vi.setSystemTime(Date.now() + 12_000);
    view.unmount();
    reloadPage();
    const { t, plural, confirm, onSignedIn, api } = renderSignIn({
      [loginEmailCall]: { uuid: 'user-1', appToken: 'token-1' },
    });
    expect(await screen.findByRole('button', { name: plural('signIn.resendIn', 18) })).toBeDisabled();
    expect(screen.getByText(t('signIn.codeSent', { destination: 'shopper@example.com' }))).toBeVisible();
    await confirm();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(requestEmailCall)).toEqual([]);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test('D-21 starts over after ten minutes, because the code has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const view = renderSignIn();
    await view.requestCode();
    await screen.findByLabelText(view.t('signIn.code'));
    vi.setSystemTime(Date.now() + 600_000);
    const { t } = reload(view);
    expect(screen.queryByLabelText(t('signIn.code'))).toBeNull();
    expect(screen.getByRole('textbox', { name: t('signIn.email') })).toHaveValue('shopper@example.com');
  });

  test('finds no code in any storage', async () => {
    const { requestCode, user, t } = renderSignIn();
    await requestCode();
    await user.type(await screen.findByLabelText(t('signIn.code')), '98765');
    expect(JSON.stringify([sessionStorage, localStorage])).toContain('shopper@example.com');
    expect(JSON.stringify([sessionStorage, localStorage, document.cookie])).not.toContain('98765');
  });
});
