import { act, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, test } from 'vitest';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { productRoute, routeOf } from '../domain/site/routing/routes';
import { usePanel } from '../state/panels';
import { chooseRegion } from '../state/region';
import { closeSession, openSession, useSession } from '../state/session/session';
import { PageGuard } from './PageGuard';

const page = <p>The page</p>;
const guarded = (row: Parameters<typeof PageGuard>[0]['row'], path = '/us/en/page') => (
  <PageGuard row={row} path={path}>
    {page}
  </PageGuard>
);

describe('D-08 S2-27 a restricted route', () => {
  test('names the feature and the region that lacks it, and keeps the address', async () => {
    chooseRegion('us', 'OH');
    const { t } = renderInLocale(guarded(routeOf('xpress')));
    const sentence = t('restricted.text', {
      feature: t('restricted.feature.expressDelivery'),
      region: t('region.OH'),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText('The page')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('keeps the address for a visitor too, even if the page needs a session', async () => {
    chooseRegion('us', 'OH');
    useSession.restore();
    const { t } = renderInLocale(guarded(routeOf('checkout')));
    expect(await screen.findByText(t('restricted.title'))).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('links to region selection and to the nearest available page', async () => {
    chooseRegion('us', 'OH');
    const { t, user } = renderInLocale(guarded(routeOf('xpress')));
    expect(await screen.findByRole('link', { name: t('header.browseProducts') })).toHaveAttribute(
      'href',
      '/us/en/shop/pods',
    );
    await user.click(screen.getByRole('button', { name: t('restricted.changeRegion') }));
    expect(usePanel.getState().open).toBe('region');
  });

  test('opens as soon as the region offers it', async () => {
    chooseRegion('us', 'OH');
    const { t } = renderInLocale(guarded(routeOf('xpress')));
    await screen.findByText(t('restricted.title'));
    act(() => chooseRegion('us', 'CA'));
    expect(screen.getByText('The page')).toBeVisible();
  });

  test('uses the page’s language', async () => {
    const { t } = renderInLocale(guarded(routeOf('storeLocator')), { localeId: 'fr-CA' });
    expect(await screen.findByText(t('restricted.title'))).toBeVisible();
  });
});

describe('D-28 a signed-in page', () => {
  test('sends a visitor to sign in, with a return path, and shows nothing meanwhile', () => {
    useSession.restore();
    renderInLocale(guarded(routeOf('orders'), '/us/en/user/orders?from=mail&page=2'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      '/us/en/sign-in?redirect=%2Fus%2Fen%2Fuser%2Forders%3Ffrom%3Dmail%26page%3D2',
      { replace: true },
    );
    expect(screen.getByText('The page')).not.toBeVisible();
  });

  test('redirects nobody until the session is known', () => {
    renderInLocale(guarded(routeOf('orders')));
    expect(navigate).not.toHaveBeenCalled();
  });

  test('shows signed-in shoppers the page until the session ends', () => {
    openSession('token-1');
    renderInLocale(guarded(routeOf('orders')));
    expect(screen.getByText('The page')).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
    act(() => closeSession());
    expect(navigate).toHaveBeenCalledOnce();
  });
});

test('S4-43 signing out on a signed-in page leads home, not to sign-in', () => {
  openSession('token-1');
  const { rerender } = renderInLocale(guarded(routeOf('orders')));
  act(() => closeSession(true));
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByText('The page')).not.toBeVisible();
  // The shell does this once another page is open.
  act(() => useSession.setState({ isGoingHome: false }));
  rerender(guarded(routeOf('orders')));
  expect(navigate).toHaveBeenCalledOnce();
});

test('D-28 passes the address’s query on to the sign-in page', () => {
  window.history.replaceState(null, '', '/us/en/delivery/checkout?step=review');
  openSession('token-1');
  renderInLocale(guarded(routeOf('checkout'), '/us/en/delivery/checkout'));
  act(() => closeSession());
  const returnPath = encodeURIComponent('/us/en/delivery/checkout?step=review');
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`/us/en/sign-in?redirect=${returnPath}`, { replace: true });
});

test.each([
  ['home', routeOf('home')],
  ['a product', { ...productRoute, isSignedIn: false }],
])('every visitor sees %s', (_, row) => {
  useSession.restore();
  renderInLocale(guarded(row));
  expect(screen.getByText('The page')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});
