import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildCartItem, buildShell, chosenPlace } from '../../tests/fixtures/buildShop';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { useCart } from '../state/cart';
import { chooseDeliveryPlace } from '../state/deliveryPlace';
import { usePanel } from '../state/panels';
import { chooseRegion } from '../state/region';
import { openSession } from '../state/session';
import { Header } from './Header';

const draw = (path: string, localeId: 'en-US' | 'en-CA' | 'fr-CA' = 'en-US') =>
  renderInLocale(<Header shell={buildShell()} path={path} isOverlap={false} />, { localeId });

const cart = () => screen.queryByRole('button', { name: /^Cart/ });
const account = () => screen.queryByRole('link', { name: /Sign in|Account|Se connecter|Connexion|Compte/ });

describe('S2-37 D-35 the cart button or the account element', () => {
  test.each(['/shop', '/shop/pods', '/shop/pods/california-amber', '/xpress', '/delivery/checkout'])(
    'on %s, where express shopping is on, the cart stands and the account does not',
    (path) => {
      draw(path);
      expect(cart()).toBeVisible();
      expect(account()).toBeNull();
    },
  );

  test.each(['/', '/support', '/shopping', '/user/account', '/store-locator'])('on %s the account stands', (path) => {
    draw(path);
    expect(account()).toHaveAttribute('href', '/us/en/sign-in');
    expect(cart()).toBeNull();
  });

  test('on /shop in a region without express delivery the account stands', () => {
    chooseRegion('us', 'OH');
    draw('/shop');
    expect(account()).toBeVisible();
    expect(cart()).toBeNull();
  });

  test('on /shop in Canada the account stands, under its own locale', () => {
    draw('/shop', 'fr-CA');
    expect(account()).toHaveAttribute('href', '/ca/fr/sign-in');
    expect(cart()).toBeNull();
  });

  test('S6-04 who is signed in is led to the account', () => {
    openSession('token-1');
    const { t } = draw('/');
    expect(screen.getByRole('link', { name: t('header.account') })).toHaveAttribute('href', '/us/en/user/account');
  });
});

describe('S2-37 the badge', () => {
  test('counts items, also in the name that is read out, and the button opens the cart', async () => {
    useCart.setState({
      items: [buildCartItem({ quantity: 2 }), buildCartItem({ productVariantId: 'b', quantity: 1 })],
    });
    const { user, plural } = draw('/shop');
    const button = screen.getByRole('button', { name: plural('header.cart', 3) });
    expect(button).toHaveTextContent('3');
    await user.click(button);
    expect(usePanel.getState().open).toBe('cart');
  });

  test('is absent while the cart is empty', () => {
    const { t } = draw('/shop');
    expect(screen.getByRole('button', { name: t('header.cart') })).toHaveTextContent(/^$/);
  });
});

describe('S2-33 the delivery-address button', () => {
  const addressButtons = (name: string) => screen.queryAllByRole('button', { name });

  test('stands where express shopping is on alone, and opens the panel', async () => {
    const { t, user } = draw('/shop');
    await user.click(addressButtons(t('header.addAddress'))[0]!);
    expect(usePanel.getState().open).toBe('address');
  });

  test('does not stand elsewhere', () => {
    const { t } = draw('/support');
    expect(addressButtons(t('header.addAddress'))).toEqual([]);
  });

  test('S2-42 S9-05 shows 20 characters of the address at most, and says all of it', () => {
    const label = '1234 Martin Luther King Jr Blvd';
    chooseDeliveryPlace({ ...chosenPlace, label });
    const { t } = draw('/shop');
    const [button] = addressButtons(t('header.changeAddress', { address: label }));
    expect(button).toHaveTextContent(/^1234 Martin Luther K…$/);
  });

  test('S2-42 an address of 20 characters is not cut', () => {
    chooseDeliveryPlace({ ...chosenPlace, label: '12345 Elm St, Fresno' });
    draw('/shop');
    expect(screen.getAllByText('12345 Elm St, Fresno')[0]).toBeInTheDocument();
  });
});

test('S2-32 the logo leads home, and the navigation to the pages of the locale', () => {
  const navigation = [
    {
      id: 'a',
      title: 'Pods',
      href: '/shop/pods',
      visibility: null,
      authentication: 'any',
      subcountries: [],
      needsUnlockAppLinks: false,
    },
  ] as const;
  const { t } = renderInLocale(
    <Header
      shell={buildShell({ navigation: [...navigation].map((link) => ({ ...link, subcountries: [] })) })}
      path="/"
      isOverlap
    />,
    { localeId: 'en-CA' },
  );
  expect(screen.getByRole('link', { name: t('header.home', { brand: 'Lumapod' }) })).toHaveAttribute('href', '/ca/en');
  expect(screen.getByText('Pods')).toHaveAttribute('href', '/ca/en/shop/pods');
});
