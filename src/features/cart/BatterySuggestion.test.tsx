import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildCartItem, buildOffer, buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { canPlaceOrder, renderCart } from '../../../tests/fixtures/components/renderCart';
import { storageKeys } from '../../data/storage';
import { useCart } from '../../state/cart';

const battery = buildCartItem({
  productVariantId: 'battery',
  metadata: { ...buildCartItem().metadata, name: 'Battery', productType: 'devices', slug: 'battery', thcGrams: 0 },
});

describe('S2-55 S4-22 the battery suggestion', () => {
  const suggestion = () => screen.queryByRole('region', { name: 'Do you have a battery?' });

  test('S2-55 appears for pods alone, with its price and a link', () => {
    renderCart({ hasAddress: false });
    expect(within(suggestion()!).getByRole('link', { name: /\$30\.00/ })).toHaveAttribute(
      'href',
      '/us/en/shop/devices/battery',
    );
  });

  const page = 'GET /page-data/us/en/shop/devices/battery/page-data.json';
  const product = buildSummary({
    slug: 'battery',
    title: 'Battery',
    productType: 'devices',
    picture: '/pictures/battery',
    variants: [{ id: 'battery', title: 'Battery', grams: null, thcGrams: null, price: 30, availability: 'available' }],
  });
  const answers = { [page]: { result: { pageContext: { product: { summary: product } } } } };

  test('S2-55 has the battery’s picture and adds it with one tap; then the suggestion is gone', async () => {
    const { t, user } = renderCart({ hasAddress: false, answers });
    const add = await screen.findByRole('button', { name: 'Add · $30.00' });
    expect(suggestion()!.querySelector('img')).toHaveAttribute('src', '/pictures/battery-480.webp');
    expect(within(suggestion()!).getByRole('link')).toHaveAttribute('href', '/us/en/shop/devices/battery');
    await user.click(add);
    expect(suggestion()).toBeNull();
    expect(useCart.getState().items.at(-1)).toMatchObject({
      productVariantId: 'battery',
      quantity: 1,
      price: 30,
      metadata: { name: 'Battery', productType: 'devices', slug: 'battery' },
    });
    expect(screen.getByRole('group', { name: t('cart.title') })).toHaveFocus();
  });

  test.each([
    [
      'at the dispensary’s price',
      buildOffer({ productVariantId: 'battery', price: { amount: 28, currencyCode: 'USD' } }),
      1,
    ],
    ['not when the dispensary has none left', buildOffer({ productVariantId: 'battery', availableQuantity: 0 }), 0],
  ])('S2-55 can be added %s', async (_, offer, count) => {
    renderCart({ answers, offers: [buildOffer(), offer] });
    await canPlaceOrder();
    await waitFor(() => expect(suggestion()!.querySelector('img')).toBeInTheDocument());
    expect(screen.queryAllByRole('button', { name: 'Add · $28.00' })).toHaveLength(count);
    expect(within(suggestion()!).getByRole('link', { name: count ? 'See the battery' : /\$30\.00/ })).toBeVisible();
  });

  test.each([
    ['with a battery', [buildCartItem(), battery]],
    ['without pods', [battery]],
    ['for an empty cart', []],
  ])('S2-55 does not appear %s', (_, items) => {
    renderCart({ items, hasAddress: false });
    expect(suggestion()).toBeNull();
  });

  test('S4-22 can be dismissed by keyboard, keeps focus in the cart, and does not come back', async () => {
    const { t, user, unmount } = renderCart({ hasAddress: false });
    screen.getByRole('button', { name: t('cart.batteryDismiss') }).focus();
    await user.keyboard('{Enter}');
    expect(suggestion()).toBeNull();
    expect(screen.getByRole('group', { name: t('cart.title') })).toHaveFocus();
    expect(localStorage.getItem(storageKeys.batteryDismissed)).toBe('true');
    unmount();
    renderCart({ hasAddress: false });
    expect(suggestion()).toBeNull();
  });

  test('S4-22 dismissing it in another tab dismisses it here', () => {
    renderCart({ hasAddress: false });
    localStorage.setItem(storageKeys.batteryDismissed, 'true');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.batteryDismissed })));
    expect(suggestion()).toBeNull();
  });

  test('S4-22 an invalid value in storage does not dismiss it', () => {
    localStorage.setItem(storageKeys.batteryDismissed, '{');
    renderCart({ hasAddress: false });
    expect(suggestion()).not.toBeNull();
  });
});
