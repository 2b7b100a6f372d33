import { act, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCartItem, buildOffer, buildProvider } from '../../../tests/fixtures/builders/buildShop';
import { birch, canPlaceOrder, renderCart, placeOrderButton } from '../../../tests/fixtures/components/renderCart';
import { useCart } from '../../state/cart';
import { usePanel } from '../../state/panels';
import { openSession } from '../../state/session/session';

describe('S2-55 the empty cart', () => {
  test('S8-14 has a button labelled browse products that leads to /shop/products, and no order to place', () => {
    const { t } = renderCart({ items: [], hasAddress: false });
    expect(screen.getByText(t('cart.empty'))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/us/en/shop/products');
    expect(screen.queryByRole('button', { name: t('cart.placeOrder') })).toBeNull();
  });

  test('S4-13 shows no other error, even without an address', () => {
    const { t } = renderCart({ items: [], hasAddress: false });
    expect(screen.queryByText(t('cart.error.noAddress'))).toBeNull();
  });
});

describe('S8-07 cart errors', () => {
  test('S4-09 S8-08 without an address, asks for one and no order can be placed', async () => {
    const { t, user } = renderCart({ hasAddress: false });
    expect(screen.getByText(t('cart.error.noAddress'))).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: t('header.addAddress') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('S4-10 S8-09 an address but no dispensary: out of delivery range', async () => {
    const { t } = renderCart({ provider: null });
    expect(await screen.findByText(t('cart.error.unavailableAddress'))).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
  });

  test('S4-11 S8-10 under the minimum, shows the minimum with two decimals', async () => {
    renderCart({ provider: buildProvider({ deliveryTotalMinimum: 50 }) });
    expect(
      await screen.findByText('A minimum order of $50.00 before taxes is required for an XPRESS delivery.'),
    ).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
  });

  test('S4-12 S5-11 S8-11 above the weight limit, which takes precedence over the minimum', async () => {
    const { t } = renderCart({
      items: [buildCartItem({ quantity: 2 })],
      provider: buildProvider({ purchaseLimitConcentratedWeight: 1.5, deliveryTotalMinimum: 500 }),
    });
    expect(await screen.findByText(t('cart.error.maximumThc', { grams: 1.5, excess: 0.1 }))).toBeVisible();
    expect(screen.queryByText(/A minimum order/)).toBeNull();
    expect(placeOrderButton()).toBeDisabled();
  });

  test('D-40 S5-11 above the limit for concentrate, says which and by how much', async () => {
    renderCart({
      items: [buildCartItem({ quantity: 5 })],
      offers: [buildOffer({ oilGrams: 1.1 })],
      provider: buildProvider({ purchaseLimitConcentratedWeight: 5, purchaseLimitOilGrams: 5 }),
    });
    const message =
      'Your order exceeds the legal limit of 5 grams for an online order by 0.5 g of cannabis concentrate. Remove an item to continue.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Concentrate' })).toHaveAttribute(
      'aria-valuetext',
      '5.5 g of 5 g: over the limit',
    );
    expect(placeOrderButton()).toBeDisabled();
  });

  test('without errors the order can be placed', async () => {
    renderCart();
    await canPlaceOrder();
    expect(screen.queryByText(/minimum order of|out of delivery range|legal limit/)).toBeNull();
  });
});

describe('S4-20 an item that the dispensary does not have', () => {
  test('is marked, and offers Remove with its quantity', async () => {
    const { t, user } = renderCart({ items: [buildCartItem(), birch] });
    const remove = await screen.findByRole('button', { name: 'Remove (3)' });
    expect(screen.getByText(t('cart.itemUnavailable'))).toBeVisible();
    await user.click(remove);
    expect(useCart.getState().items.map(({ productVariantId }) => productVariantId)).toEqual(['amber-1g']);
  });

  test('S4-21 no order can be placed when no item is available', async () => {
    const { t } = renderCart({ offers: [buildOffer({ availableQuantity: 0 })] });
    expect(await screen.findByText(t('cart.itemUnavailable'))).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
  });

  test('no item is unavailable before the products have loaded', () => {
    const { t } = renderCart({ hasAddress: false });
    expect(screen.queryByText(t('cart.itemUnavailable'))).toBeNull();
  });
});

describe('lines', () => {
  test('S4-16 the quantity increases and decreases, and decreasing from 1 removes the item', async () => {
    const { t, user } = renderCart();
    await canPlaceOrder();
    await user.click(screen.getByRole('button', { name: t('product.increase', { title: 'Amber' }) }));
    expect(screen.getByTestId('cart-subtotal')).toHaveTextContent('$60.00');
    const decrease = screen.getByRole('button', { name: t('product.decrease', { title: 'Amber' }) });
    await user.click(decrease);
    await user.click(decrease);
    expect(useCart.getState().items).toEqual([]);
    expect(screen.getByText(t('cart.empty'))).toBeVisible();
  });

  test('link to their product in the current locale', () => {
    renderCart({ hasAddress: false });
    expect(screen.getByRole('link', { name: 'Amber' })).toHaveAttribute('href', '/us/en/shop/pods/california-amber');
  });
});

describe('S4-21 S9-07 placing the order', () => {
  beforeEach(() => void vi.useFakeTimers());

  test.each([
    ['signed in', '/us/en/delivery/checkout', true],
    ['signed out', '/us/en/delivery/checkout/register', false],
  ])('%s: a spinner, and after 400 ms the route to %s', async (_, path, isSignedIn) => {
    if (isSignedIn) openSession('token-1');
    const { t } = renderCart();
    await canPlaceOrder();
    vi.useRealTimers();
    vi.useFakeTimers();
    fireEvent.click(placeOrderButton());
    expect(screen.getByRole('button', { name: t('cart.placing') })).toHaveAttribute('aria-busy', 'true');
    act(() => vi.advanceTimersByTime(399));
    expect(navigate).not.toHaveBeenCalled();
    expect(usePanel.getState().open).toBe('cart');
    act(() => vi.advanceTimersByTime(1));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(path, undefined);
    expect(usePanel.getState().open).toBeNull();
  });

  test('S4-21 if the panel stays open, the spinner clears 1000 ms later and the order can be placed again', async () => {
    const { t } = renderCart();
    await canPlaceOrder();
    vi.useRealTimers();
    vi.useFakeTimers();
    fireEvent.click(placeOrderButton());
    act(() => vi.advanceTimersByTime(1399));
    expect(screen.getByRole('button', { name: t('cart.placing') })).toHaveAttribute('aria-busy', 'true');
    act(() => vi.advanceTimersByTime(1));
    expect(placeOrderButton()).toBeEnabled();
    expect(placeOrderButton()).not.toHaveAttribute('aria-busy');
    fireEvent.click(placeOrderButton());
    act(() => vi.advanceTimersByTime(400));
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  test('S4-21 stays on the page when another tab empties the cart in that moment', async () => {
    renderCart();
    await canPlaceOrder();
    vi.useRealTimers();
    vi.useFakeTimers();
    fireEvent.click(placeOrderButton());
    act(() => useCart.setState({ items: [] }));
    act(() => vi.advanceTimersByTime(2000));
    expect(navigate).not.toHaveBeenCalled();
    expect(usePanel.getState().open).toBe('cart');
  });

  test('S4-21 stays on the page when the shopper closes the panel in that moment', async () => {
    const { unmount } = renderCart();
    await canPlaceOrder();
    vi.useRealTimers();
    vi.useFakeTimers();
    fireEvent.click(placeOrderButton());
    unmount();
    act(() => vi.advanceTimersByTime(2000));
    expect(navigate).not.toHaveBeenCalled();
  });

  test('a second click does not place twice', async () => {
    renderCart();
    await canPlaceOrder();
    vi.useRealTimers();
    vi.useFakeTimers();
    const button = placeOrderButton();
    fireEvent.click(button);
    fireEvent.click(button);
    act(() => vi.advanceTimersByTime(2000));
    expect(navigate).toHaveBeenCalledOnce();
  });
});
