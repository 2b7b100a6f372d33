import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildCartItem, chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { renderHeader } from '../../../tests/fixtures/components/renderHeader';
import type { NavigationLink } from '../../content/pages/pageContext';
import { useCart } from '../../state/cart';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { useNotifications } from '../../state/notifications/notifications';
import { usePanel } from '../../state/panels';
import { chooseRegion } from '../../state/region';
import { openSession } from '../../state/session/session';

const cart = () => screen.queryByRole('button', { name: /^Cart/ });
const account = () => screen.queryByRole('link', { name: /Sign in|Account|Se connecter|Connexion|Compte/ });

describe('S2-37 D-35 the cart button or the account link', () => {
  test.each(['/shop', '/shop/pods', '/shop/pods/california-amber', '/xpress', '/delivery/checkout'])(
    'on %s, where express shopping is on, shows the cart and not the account',
    (path) => {
      renderHeader(path);
      expect(cart()).toBeVisible();
      expect(account()).toBeNull();
    },
  );

  test.each(['/support', '/shopping', '/user/account', '/store-locator'])('on %s shows the account', (path) => {
    renderHeader(path);
    expect(account()).toHaveAttribute('href', '/us/en/sign-in');
    expect(cart()).toBeNull();
  });

  test('on /shop in a region without express delivery shows the account', () => {
    chooseRegion('us', 'OH');
    renderHeader('/shop');
    expect(account()).toBeVisible();
    expect(cart()).toBeNull();
  });

  test('on /shop in Canada shows the account, with links in its own locale', () => {
    renderHeader('/shop', { localeId: 'fr-CA' });
    expect(account()).toHaveAttribute('href', '/ca/fr/sign-in');
    expect(cart()).toBeNull();
  });

  test('S6-04 leads signed-in shoppers to the account', () => {
    openSession('token-1');
    const { t } = renderHeader('/support');
    expect(screen.getByRole('link', { name: t('header.account') })).toHaveAttribute('href', '/us/en/user/account');
  });
});

describe('S2-37 the badge', () => {
  test('counts items, in the accessible name too, and the button opens the cart', async () => {
    useCart.setState({
      items: [buildCartItem({ quantity: 2 }), buildCartItem({ productVariantId: 'b', quantity: 1 })],
    });
    const { user, plural } = renderHeader('/shop');
    const button = screen.getByRole('button', { name: plural('header.cart', 3) });
    expect(button).toHaveTextContent('3');
    await user.click(button);
    expect(usePanel.getState().open).toBe('cart');
  });

  test('is hidden while the cart is empty', () => {
    const { t } = renderHeader('/shop');
    expect(screen.getByRole('button', { name: t('header.cart') })).toHaveTextContent(/^$/);
  });
});

describe('S2-33 the delivery-address button', () => {
  test('is shown on /shop where express shopping is on, and opens the panel', async () => {
    const { t, user } = renderHeader('/shop');
    await user.click(screen.getAllByRole('button', { name: t('header.addAddress') })[0]!);
    expect(usePanel.getState().open).toBe('address');
  });

  test('S2-42 S9-05 shows at most 20 characters of the address, and reads out all of it', () => {
    const label = '1234 Martin Luther King Jr Blvd';
    chooseDeliveryPlace({ ...chosenPlace, label });
    const { t } = renderHeader('/shop');
    const [button] = screen.getAllByRole('button', { name: t('header.changeAddress', { address: label }) });
    expect(button).toHaveTextContent(/^1234 Martin Luther K…$/);
  });

  test('S2-42 shows an address of 20 characters in full', () => {
    chooseDeliveryPlace({ ...chosenPlace, label: '12345 Elm St, Fresno' });
    renderHeader('/shop');
    expect(screen.getAllByText('12345 Elm St, Fresno')[0]).toBeInTheDocument();
  });
});

describe('S2-34 the store-search address', () => {
  test('has a button on /store-locator, which opens its own panel', async () => {
    const { t, user } = renderHeader('/store-locator');
    await user.click(screen.getAllByRole('button', { name: t('header.storesNearYou') })[0]!);
    expect(usePanel.getState().open).toBe('storeAddress');
  });
});

describe('the page-specific link', () => {
  test.each([
    ['CA', '/us/en/shop'],
    ['UT', '/us/en/shop/products'],
  ] as const)('S2-35 the home page links to the products; in %s to %s', (region, href) => {
    chooseRegion('us', region);
    const { t } = renderHeader('/', { routeId: 'home' });
    expect(screen.getByRole('link', { name: t('header.browseProducts') })).toHaveAttribute('href', href);
  });

  test('S2-36 the partner page links to the partners’ own site', () => {
    const { t } = renderHeader('/partners', { routeId: 'partners' });
    expect(screen.getByRole('link', { name: t('header.alreadyPartner') })).toHaveAttribute(
      'href',
      'https://partner.test',
    );
  });

  test('other pages have neither', () => {
    const { t } = renderHeader('/support');
    expect(screen.queryByRole('link', { name: t('header.browseProducts') })).toBeNull();
    expect(screen.queryByRole('link', { name: t('header.alreadyPartner') })).toBeNull();
  });
});

describe('S2-38 the bell', () => {
  const bell = () => screen.queryByRole('button', { name: /^Notifications/ });

  test('opens the panel and shows the unread count', async () => {
    useNotifications.setState({ unread: 2 });
    const { user, plural } = renderHeader('/support');
    expect(bell()).toHaveAccessibleName(plural('header.notifications', 2));
    expect(bell()).toHaveTextContent('2');
    await user.click(bell()!);
    expect(usePanel.getState().open).toBe('notifications');
  });

  test.each(['register', 'signIn', 'checkout', 'unlock', 'rating'] as const)('S2-40 is hidden on %s', (routeId) => {
    renderHeader('/anywhere', { routeId });
    expect(bell()).toBeNull();
  });

  test('S6-08 is hidden when HEADER_NOTIFICATIONS is off', () => {
    chooseRegion('us', 'UT');
    renderHeader('/support');
    expect(bell()).toBeNull();
  });
});

describe('S2-39 the navigation', () => {
  const link = (id: string, rest: Partial<NavigationLink> = {}): NavigationLink => ({
    id,
    title: id,
    href: `/${id}`,
    visibility: null,
    who: null,
    regions: null,
    rowRegions: ['CA', 'OH', 'CA_ALL'],
    ...rest,
  });
  const row = () => [...screen.getByText('everywhere').parentElement!.children] as HTMLElement[];
  const visibleLinks = () =>
    row()
      .filter((each) => getComputedStyle(each).display !== 'none')
      .map(({ textContent }) => textContent);
  const navigation = [
    link('everywhere'),
    link('in Ohio', { rowRegions: ['OH'] }),
    link('in the menu alone', { rowRegions: [] }),
  ];

  test('S6-05 the row shows the region’s links', () => {
    renderHeader('/support', { navigation });
    expect(visibleLinks()).toEqual(['everywhere']);
    act(() => chooseRegion('us', 'OH'));
    expect(visibleLinks()).toEqual(['everywhere', 'in Ohio']);
  });

  test('S2-32 the logo links to home, and the navigation to the locale’s pages', async () => {
    const { t, user } = renderHeader('/', { localeId: 'en-CA', routeId: 'home', navigation });
    expect(screen.getByRole('link', { name: t('header.home', { brand: 'Lumapod' }) })).toHaveAttribute(
      'href',
      '/ca/en',
    );
    expect(screen.getByText('everywhere')).toHaveAttribute('href', '/ca/en/everywhere');
    await user.click(screen.getByRole('button', { name: t('header.openMenu') }));
    expect(usePanel.getState().open).toBe('menu');
  });
});

test.each(['/', '/support', '/shop/pods'])('on %s a button, which names its key, opens the search', async (path) => {
  const { user, t } = renderHeader(path);
  const button = screen.getByRole('button', { name: t('header.search') });
  expect(button).toHaveAttribute('aria-keyshortcuts', '/');
  await user.click(button);
  expect(usePanel.getState().open).toBe('search');
});
