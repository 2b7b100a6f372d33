import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { saveUserCall } from '../../../tests/fixtures/components/renderRegisterForm';
import { loginEmailCall, reloadPage, requestEmailCall } from '../../../tests/fixtures/components/renderSignIn';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { storageKeys } from '../../data/storage';
import { changeDraft, clearDraft, useCheckoutDraft } from '../../state/checkoutDraft';
import { acceptLegalNotice } from '../../state/privacy/legalNotice';
import { SignInOrRegister } from './SignInOrRegister';

beforeEach(() => {
  clearDraft();
  reloadPage();
});

/** A server with one account or none. It rejects registering a known email and signing in with an unknown one. */
const server = (knownEmail: string | null) => ({
  'POST /v1/app/user/v2/email-available': ({ body }: { body: unknown }) => ({
    emailAvailable: (body as { email: string }).email !== knownEmail,
  }),
  [requestEmailCall]: ({ body }: { body: unknown }) => {
    const { email, register } = body as { email: string; register: boolean };
    if (register && email === knownEmail) return problem(409, 'account_exists');
    if (!register && email !== knownEmail) return problem(404, 'account_unknown');
    return { sentTo: 'x', resendAfterSeconds: 30 };
  },
  [loginEmailCall]: { uuid: 'user-1', appToken: 'token-1' },
  [saveUserCall]: buildUser(),
});

function renderSignInOrRegister(
  answers: Parameters<typeof fakeApi>[0] = server(null),
  outsideCheckout: Partial<Parameters<typeof SignInOrRegister>[0]> = {},
) {
  const api = fakeApi(answers);
  const onSignedIn = vi.fn();
  const view = renderInLocale(
    <SignInOrRegister termsVersion="2026-01-01" onSignedIn={onSignedIn} {...outsideCheckout} />,
  );
  const { t, user } = view;
  const email = () => screen.getByRole('textbox', { name: t('signIn.email') });
  const typeAll = async () => {
    await user.type(screen.getByLabelText(t('register.givenName')), 'Ada');
    await user.type(screen.getByLabelText(t('register.familyName')), 'Rowan');
    await user.type(email(), 'shopper@example.com');
  };
  const register = async () => {
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: t('register.submit') }));
  };
  const enterCode = async () => user.type(await screen.findByLabelText(t('signIn.code')), '123456');
  return { ...view, api, onSignedIn, email, typeAll, register, enterCode };
}

describe('S2-17 before checkout', () => {
  test('S5-06 a shopper with an account signs in with what was typed, on the same page', async () => {
    const { typeAll, register, email, user, enterCode, onSignedIn, api, t } = renderSignInOrRegister(
      server('shopper@example.com'),
    );
    await typeAll();
    await register();
    expect(await screen.findByText(t('error.emailTaken'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('register.signIn') }));
    expect(screen.getByRole('radio', { name: t('signIn.title') })).toBeChecked();
    await waitFor(() => expect(email()).toHaveValue('shopper@example.com'));
    expect(email()).toHaveFocus();
    await user.keyboard('{Enter}');
    await enterCode();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(saveUserCall)).toEqual([]);
  });

  test('S5-07 a shopper without one registers with what was typed', async () => {
    const { email, user, register, enterCode, onSignedIn, api, t } = renderSignInOrRegister();
    await user.click(screen.getByRole('radio', { name: t('signIn.title') }));
    await user.type(email(), 'new@example.com{Enter}');
    expect(await screen.findByText(t('signIn.unknownEmail'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('signIn.createAccount') }));
    expect(screen.getByLabelText(t('register.givenName'))).toHaveFocus();
    await waitFor(() => expect(email()).toHaveValue('new@example.com'));
    await user.keyboard('Ada{Tab}Rowan');
    await register();
    await enterCode();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(saveUserCall)[0]!.body).toEqual({
      givenName: 'Ada',
      familyName: 'Rowan',
      termsVersion: '2026-01-01',
    });
  });

  test('a reload returns to the same form and its code', async () => {
    const existingAccount = server('shopper@example.com');
    const { email, user, unmount, t } = renderSignInOrRegister(existingAccount);
    await user.click(screen.getByRole('radio', { name: t('signIn.title') }));
    unmount();
    reloadPage();
    renderSignInOrRegister(existingAccount);
    expect(screen.getByRole('radio', { name: t('signIn.title') })).toBeChecked();
    await user.type(email(), 'shopper@example.com{Enter}');
    await screen.findByLabelText(t('signIn.code'));
    await user.click(screen.getByRole('radio', { name: t('register.title') }));
    expect(screen.queryByLabelText(t('signIn.code')), 'a code to sign in opens no account').toBeNull();
  });
});

describe('the names', () => {
  test('stay in the checkout’s draft until they are saved, and the rest of the draft stays', async () => {
    localStorage.setItem(storageKeys.checkoutDraft, JSON.stringify({ ...useCheckoutDraft.getState(), note: 'Ring' }));
    const { typeAll, register, enterCode, onSignedIn, api, user, t } = renderSignInOrRegister({
      ...server(null),
      [saveUserCall]: offline,
    });
    await typeAll();
    await register();
    await enterCode();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(useCheckoutDraft.getState()).toMatchObject({ givenName: 'Ada', familyName: 'Rowan', note: 'Ring' });
    api.answers[saveUserCall] = buildUser();
    await user.click(screen.getByRole('button', { name: t('signIn.confirm') }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(useCheckoutDraft.getState()).toMatchObject({ givenName: '', familyName: '', note: 'Ring' });
  });
});

test('S2-64 it opens with the form that most visitors of the page need, until the shopper chooses', async () => {
  const outsideCheckout = { initialForm: 'signIn', isForCheckout: false } as const;
  const { user, unmount, t } = renderSignInOrRegister(server(null), outsideCheckout);
  expect(screen.getByRole('radio', { name: t('signIn.title') })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: t('register.title') }));
  expect(screen.getByLabelText(t('register.familyName'))).toHaveAccessibleDescription('Use the name on your ID.');
  unmount();
  reloadPage();
  renderSignInOrRegister(server(null), outsideCheckout);
  expect(screen.getByRole('radio', { name: t('register.title') })).toBeChecked();
});

test('S2-64 outside checkout it has another legend, and does not change the checkout’s draft', async () => {
  changeDraft({ givenName: 'Mara', note: 'Ring' });
  const { typeAll, register, enterCode, onSignedIn, t } = renderSignInOrRegister(server(null), {
    legend: 'An account for this pod',
    isForCheckout: false,
  });
  expect(screen.getByRole('group', { name: 'An account for this pod' })).toBeVisible();
  expect(screen.queryByText(t('checkout.registerTitle'))).toBeNull();
  await typeAll();
  await register();
  await enterCode();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(useCheckoutDraft.getState()).toMatchObject({ givenName: 'Mara', note: 'Ring' });
});

test('S5-04 terms accepted with the notice can be unchecked, and then registration requires them', async () => {
  acceptLegalNotice('2026-01-01');
  const { typeAll, register, api } = renderSignInOrRegister();
  expect(screen.getByRole('checkbox')).toBeChecked();
  await typeAll();
  await register();
  expect(screen.getByText('You must read & agree with the terms & privacy policy to create an account.')).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('S5-04 outside checkout the terms are requested', () => {
  acceptLegalNotice('2026-01-01');
  renderSignInOrRegister(server(null), { isForCheckout: false });
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
