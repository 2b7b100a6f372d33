import { screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, test } from 'vitest';
import { buildCartItem, buildShell } from '../../tests/fixtures/buildShop';
import { fakeApi, offline } from '../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { queryClient } from '../data/queryClient';
import { addToCart, useCart } from '../state/cart';
import { openSession, useSession } from '../state/session';
import { SiteMenu } from './SiteMenu';

const draw = () => renderInLocale(<SiteMenu shell={buildShell()} />);

describe('S2-41 S6-04 the menu', () => {
  test('offers a visitor to sign in or to create an account', () => {
    const { t } = draw();
    expect(screen.getByRole('link', { name: t('header.signIn') })).toHaveAttribute('href', '/us/en/sign-in');
    expect(screen.getByRole('link', { name: t('header.createAccount') })).toHaveAttribute('href', '/us/en/register');
    expect(screen.queryByRole('button', { name: t('header.signOut') })).toBeNull();
  });

  test('offers who is signed in the account settings and to sign out', () => {
    openSession('token-1');
    const { t } = draw();
    expect(screen.getByRole('link', { name: t('header.accountSettings') })).toHaveAttribute(
      'href',
      '/us/en/user/account',
    );
    expect(screen.getByRole('button', { name: t('header.signOut') })).toBeVisible();
    expect(screen.queryByRole('link', { name: t('header.signIn') })).toBeNull();
  });
});

test.each([
  ['when the server agrees', () => new Response(null, { status: 204 })],
  ['when no answer comes', offline],
])('S4-43 signing out clears the token, the saved cart and the query cache, and goes home: %s', async (_, answer) => {
  const api = fakeApi({ 'DELETE /v1/app/user/logout': answer });
  openSession('token-1');
  addToCart(buildCartItem(), 1);
  queryClient.setQueryData(['user'], { givenName: 'Ada' });
  const { t, user } = draw();
  await user.click(screen.getByRole('button', { name: t('header.signOut') }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/us/en', undefined));
  expect(api.calls[0]!.headers.Authorization).toBe('Bearer token-1');
  expect([useSession.getState().isSignedIn, localStorage.getItem('token')]).toEqual([false, null]);
  expect([useCart.getState().items, localStorage.getItem('cart_v1')]).toEqual([[], '[]']);
  expect(queryClient.getQueryData(['user'])).toBeUndefined();
});
