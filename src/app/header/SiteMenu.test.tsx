import { screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildCartItem, buildShell } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { queryClient } from '../../data/queryClient';
import { addToCart, useCart } from '../../state/cart';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';
import { usePanel } from '../../state/panels';
import { chooseRegion } from '../../state/region';
import { openSession, useSession } from '../../state/session/session';
import { SiteMenu } from './SiteMenu';

const renderSiteMenu = () => renderInLocale(<SiteMenu shell={buildShell()} />);

describe('S1-01 S2-41 S6-04 the menu', () => {
  test('offers visitors to sign in or create an account', () => {
    const { t } = renderSiteMenu();
    expect(screen.getByRole('link', { name: t('header.signIn') })).toHaveAttribute('href', '/us/en/sign-in');
    expect(screen.getByRole('link', { name: t('header.createAccount') })).toHaveAttribute('href', '/us/en/register');
    expect(screen.queryByRole('button', { name: t('header.signOut') })).toBeNull();
  });

  test('D-28 signing in from the menu returns to the page and its query', async () => {
    window.history.replaceState(null, '', '/us/en/shop/pods?plant=Indica');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    const { t, user } = renderSiteMenu();
    await user.click(screen.getByRole('link', { name: t('header.signIn') }));
    const redirect = encodeURIComponent('/us/en/shop/pods?plant=Indica');
    expect(vi.mocked(navigate).mock.lastCall![0]).toBe(`/us/en/sign-in?redirect=${redirect}`);
  });

  test('offers signed-in shoppers account settings and sign-out', () => {
    openSession('token-1');
    const { t } = renderSiteMenu();
    expect(screen.getByRole('link', { name: t('header.accountSettings') })).toHaveAttribute(
      'href',
      '/us/en/user/account',
    );
    expect(screen.getByRole('button', { name: t('header.signOut') })).toBeVisible();
    expect(screen.queryByRole('link', { name: t('header.signIn') })).toBeNull();
  });
});

test('S2-38 opens the notifications, which small phones have no bell for on the home page', async () => {
  const { t, user } = renderSiteMenu();
  await user.click(screen.getByRole('button', { name: t('header.notifications') }));
  expect(usePanel.getState().open).toBe('notifications');
});

test('S6-08 has no notifications where HEADER_NOTIFICATIONS is off', () => {
  chooseRegion('us', 'UT');
  const { t } = renderSiteMenu();
  expect(screen.queryByRole('button', { name: t('header.notifications') })).toBeNull();
});

test.each([
  ['when the server confirms', noContent],
  ['without a response', offline],
])('S4-43 signing out clears the token, the saved cart and the query cache, and goes home: %s', async (_, answer) => {
  const api = fakeApi({ 'DELETE /v1/app/user/logout': answer });
  openSession('token-1');
  addToCart(buildCartItem(), 1);
  changeDraft({ note: 'Ring twice' });
  queryClient.setQueryData(['user'], { givenName: 'Ada' });
  const { t, user } = renderSiteMenu();
  await user.click(screen.getByRole('button', { name: t('header.signOut') }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en', undefined);
  expect([useSession.getState().isSignedIn, localStorage.getItem('token')]).toEqual([false, null]);
  expect([useCart.getState().items, localStorage.getItem('cart_v1')]).toEqual([[], null]);
  expect([useCheckoutDraft.getState().note, localStorage.getItem('checkout_draft')]).toEqual(['', null]);
  expect(queryClient.getQueryData(['user'])).toBeUndefined();
  expect(api.calls.map(({ headers }) => headers.Authorization)).toEqual(['Bearer token-1']);
});
