import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  buildCartItem,
  buildOffer,
  buildProvider,
  chosenPlace,
  deliveryAnswers,
} from '../../../tests/fixtures/builders/buildShop';
import { birch, canPlaceOrder, renderCart } from '../../../tests/fixtures/components/renderCart';
import { queryClient } from '../../data/queryClient';
import { useCart } from '../../state/cart';

const offerAt = (amount: number, availableQuantity = 5) =>
  buildOffer({ availableQuantity, price: { amount, currencyCode: 'USD' } });
const quantity = () => useCart.getState().items[0]?.quantity;

describe('S4-18 changes from the dispensary’s product list are explained', () => {
  test('S4-18 a price shows now and before, until the shopper acknowledges it', async () => {
    const { t, user } = renderCart({ items: [buildCartItem({ price: 34.5 })] });
    expect(await screen.findByText('Amber: now $30.00, was $34.50')).toBeVisible();
    expect(screen.getByTestId('cart-subtotal')).toHaveTextContent('$30.00');
    await user.click(screen.getByRole('button', { name: t('cart.changed.ok') }));
    expect(screen.queryByText(/was \$34.50/)).toBeNull();
    expect(screen.getByRole('group', { name: t('cart.title') })).toHaveFocus();
  });

  test('S4-18 closing the panel also acknowledges it', async () => {
    const { unmount } = renderCart({ items: [buildCartItem({ price: 34.5 })] });
    await screen.findByText(/was \$34.50/);
    unmount();
    renderCart({ items: [...useCart.getState().items] });
    await canPlaceOrder();
    expect(screen.queryByText(/was \$34.50/)).toBeNull();
  });

  test('S5-12 stock below the quantity lowers the quantity and says why', async () => {
    const { t } = renderCart({ items: [buildCartItem({ quantity: 4 })], offers: [offerAt(30, 2)] });
    const why = `Amber: now 2, was 4. ${t('cart.maxStock.other', { count: 2 })}`;
    expect(await screen.findByText(why)).toBeVisible();
    expect(quantity()).toBe(2);
    expect(screen.getByText('max reached (2)')).toBeVisible();
    expect(screen.getByTestId('cart-subtotal')).toHaveTextContent('$60.00');
  });

  test('S4-18 a list that changes while the cart is open changes the cart and adds an explanation', async () => {
    const { api } = renderCart({ items: [buildCartItem({ price: 28 })] });
    await screen.findByText('Amber: now $30.00, was $28.00');
    Object.assign(api.answers, deliveryAnswers(undefined, [offerAt(32)]));
    await act(() => queryClient.invalidateQueries({ queryKey: ['providerProducts'] }));
    expect(await screen.findByText('Amber: now $32.00, was $30.00')).toBeVisible();
    expect(screen.getByText('Amber: now $30.00, was $28.00')).toBeVisible();
  });

  test('S4-18 data cached by an earlier visit changes nothing, and opening the cart fetches again', async () => {
    queryClient.setQueryData(['providers', chosenPlace.placeId], [buildProvider()]);
    queryClient.setQueryData(['providerProducts', 'provider-1'], [offerAt(45)], { updatedAt: Date.now() - 86_000_000 });
    const { api } = renderCart({ items: [buildCartItem({ price: 28 })] });
    expect(await screen.findByText('Amber: now $30.00, was $28.00')).toBeVisible();
    expect(screen.queryByText(/\$45/)).toBeNull();
    expect(api.callsOf('GET /.netlify/functions/delivery-provider-products')).toHaveLength(1);
  });

  test('S4-18 opening the cart again a moment later also fetches', async () => {
    const { api, unmount } = renderCart();
    await canPlaceOrder();
    unmount();
    const again = renderCart({ offers: [offerAt(33)] });
    expect(await screen.findByText('Amber: now $33.00, was $30.00')).toBeVisible();
    const products = 'GET /.netlify/functions/delivery-provider-products';
    expect([api.callsOf(products).length, again.api.callsOf(products).length]).toEqual([1, 1]);
  });

  test('S4-18 S4-19 an item that another tab adds at an old price is updated too', async () => {
    renderCart();
    await canPlaceOrder();
    act(() => useCart.setState({ items: [buildCartItem({ price: 20, quantity: 9 })] }));
    expect(await screen.findByText('Amber: now $30.00, was $20.00')).toBeVisible();
    expect(quantity()).toBe(5);
  });

  test('S4-20 a sold-out item is not changed and does not count', async () => {
    const { t } = renderCart({ items: [buildCartItem(), birch], offers: [offerAt(30)] });
    expect(await screen.findByText(t('cart.itemUnavailable'))).toBeVisible();
    expect(screen.queryByText(t('cart.changed.title'))).toBeNull();
    expect(useCart.getState().items[1]).toBe(birch);
    expect(screen.getByTestId('cart-subtotal')).toHaveTextContent('$30.00');
    await canPlaceOrder();
  });
});

test('S4-18 nothing changes without an address', async () => {
  const { api } = renderCart({ items: [buildCartItem({ price: 34.5 })], hasAddress: false });
  await waitFor(() => expect(screen.getByTestId('cart-subtotal')).toHaveTextContent('$34.50'));
  expect(api.calls.filter(({ query }) => query.placeId === chosenPlace.placeId)).toEqual([]);
});
