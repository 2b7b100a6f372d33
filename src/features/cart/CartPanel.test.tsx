import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildCartItem,
  buildOffer,
  buildProvider,
  chosenPlace,
  deliveryAnswers,
} from '../../../tests/fixtures/buildShop';
import { fakeApi, problem, silence } from '../../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { CartItem } from '../../domain/cart/cart';
import { useCart } from '../../state/cart';
import { chooseDeliveryPlace } from '../../state/deliveryPlace';
import { openPanel, usePanel } from '../../state/panels';
import { openSession } from '../../state/session';
import { CartPanel } from './CartPanel';

interface Situation {
  items?: CartItem[];
  hasAddress?: boolean;
  provider?: Parameters<typeof deliveryAnswers>[0];
  offers?: Parameters<typeof deliveryAnswers>[1];
}

/** The panel over a cart; with the address of a dispensary unless told otherwise. */
function draw({ items = [buildCartItem()], hasAddress = true, provider, offers }: Situation = {}) {
  if (hasAddress) chooseDeliveryPlace(chosenPlace);
  const api = fakeApi(deliveryAnswers(provider, offers));
  useCart.setState({ items });
  openPanel('cart');
  return { api, ...renderInLocale(<CartPanel />) };
}

const placeOrder = () => screen.getByRole('button', { name: 'Place order' });
const ready = () => waitFor(() => expect(placeOrder()).toBeEnabled());
const birch = buildCartItem({
  productVariantId: 'birch-500mg',
  quantity: 3,
  metadata: { ...buildCartItem().metadata, name: 'Birch' },
});

describe('S2-55 the empty cart', () => {
  test('has a button labelled browse products that leads to /shop/products, and no order to place', () => {
    const { t } = draw({ items: [], hasAddress: false });
    expect(screen.getByText(t('cart.empty'))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/us/en/shop/products');
    expect(screen.queryByRole('button', { name: t('cart.placeOrder') })).toBeNull();
  });

  test('S4-13 shows no other error, even without an address', () => {
    const { t } = draw({ items: [], hasAddress: false });
    expect(screen.queryByText(t('cart.error.noAddress'))).toBeNull();
  });
});

describe('cart errors', () => {
  test('S4-09 S8-08 no address: it is asked for, and no order can be placed', async () => {
    const { t, user } = draw({ hasAddress: false });
    expect(screen.getByText(t('cart.error.noAddress'))).toBeVisible();
    expect(placeOrder()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: t('header.addAddress') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('S4-10 S8-09 an address but no dispensary: out of delivery range', async () => {
    const { t } = draw({ provider: null });
    expect(await screen.findByText(t('cart.error.unavailableAddress'))).toBeVisible();
    expect(placeOrder()).toBeDisabled();
  });

  test('S4-11 S8-10 under the minimum: the minimum is told with two decimals', async () => {
    draw({ provider: buildProvider({ deliveryTotalMinimum: 50 }) });
    expect(
      await screen.findByText('A minimum order of $50.00 before taxes is required for an XPRESS delivery.'),
    ).toBeVisible();
    expect(placeOrder()).toBeDisabled();
  });

  test('S4-12 S5-11 above the weight limit, which counts before the minimum', async () => {
    const { t } = draw({
      items: [buildCartItem({ quantity: 2 })],
      provider: buildProvider({ purchaseLimitConcentratedWeight: 1.5, deliveryTotalMinimum: 500 }),
    });
    expect(await screen.findByText(t('cart.error.maximumThc', { grams: 1.5 }))).toBeVisible();
    expect(screen.queryByText(/A minimum order/)).toBeNull();
    expect(placeOrder()).toBeDisabled();
  });

  test('S8-06 where the dispensaries could not be asked, that is said, and not that the address is out of range', async () => {
    chooseDeliveryPlace(chosenPlace);
    fakeApi({ ...deliveryAnswers(), 'GET /.netlify/functions/delivery-available-providers': problem(500, 'internal') });
    useCart.setState({ items: [buildCartItem()] });
    const { t } = renderInLocale(<CartPanel />);
    expect(await screen.findByText(t('error.providers'))).toBeVisible();
    expect(screen.queryByText(t('cart.error.unavailableAddress'))).toBeNull();
    expect(placeOrder()).toBeDisabled();
  });

  test('none: the order can be placed', async () => {
    draw();
    await ready();
    expect(screen.queryByText(/minimum order of|out of delivery range|legal limit/)).toBeNull();
  });

  test('S4-21 while the dispensary is looked up there is no error yet, and no order to place', async () => {
    chooseDeliveryPlace(chosenPlace);
    fakeApi({ ...deliveryAnswers(), 'GET /.netlify/functions/delivery-available-providers': silence });
    useCart.setState({ items: [buildCartItem()] });
    const { t } = renderInLocale(<CartPanel />);
    expect(placeOrder()).toBeDisabled();
    expect(screen.queryByText(t('cart.error.unavailableAddress'))).toBeNull();
  });
});

describe('S4-20 an item that the dispensary does not have', () => {
  test('is marked, and offers Remove with its quantity', async () => {
    const { t, user } = draw({ items: [buildCartItem(), birch] });
    const remove = await screen.findByRole('button', { name: 'Remove (3)' });
    expect(screen.getByText(t('cart.itemUnavailable'))).toBeVisible();
    await user.click(remove);
    expect(useCart.getState().items.map(({ productVariantId }) => productVariantId)).toEqual(['amber-1g']);
  });

  test('S4-21 no order can be placed where no item is available', async () => {
    const { t } = draw({ offers: [buildOffer({ availableQuantity: 0 })] });
    expect(await screen.findByText(t('cart.itemUnavailable'))).toBeVisible();
    expect(placeOrder()).toBeDisabled();
  });

  test('before anything is known, no item is unavailable', () => {
    const { t } = draw({ hasAddress: false });
    expect(screen.queryByText(t('cart.itemUnavailable'))).toBeNull();
  });
});

describe('lines', () => {
  test('S4-16 quantities go up and down, and down from 1 removes the item', async () => {
    const { t, user } = draw();
    await ready();
    await user.click(screen.getByRole('button', { name: t('product.increase', { title: 'Amber' }) }));
    expect(screen.getByTestId('cart-subtotal')).toHaveTextContent('$60.00');
    const decrease = screen.getByRole('button', { name: t('product.decrease', { title: 'Amber' }) });
    await user.click(decrease);
    await user.click(decrease);
    expect(useCart.getState().items).toEqual([]);
    expect(screen.getByText(t('cart.empty'))).toBeVisible();
  });

  test('S4-16 S5-12 increasing ends at the stock, with the words: max reached', async () => {
    const { t, user } = draw({ items: [buildCartItem({ quantity: 4 })] });
    await ready();
    const increase = screen.getByRole('button', { name: t('product.increase', { title: 'Amber' }) });
    await user.click(increase);
    expect(increase).toBeDisabled();
    expect(screen.getByText('max reached (5)')).toBeVisible();
  });

  test('S4-18 prices are taken over from the dispensary', async () => {
    draw({ items: [buildCartItem({ price: 99, quantity: 2 })] });
    await waitFor(() => expect(screen.getByTestId('cart-subtotal')).toHaveTextContent('$60.00'));
    expect(within(screen.getByRole('listitem')).getByText('$60.00')).toBeVisible();
  });

  test('lead to their product under the locale', () => {
    draw({ hasAddress: false });
    expect(screen.getByRole('link', { name: 'Amber' })).toHaveAttribute('href', '/us/en/shop/pods/california-amber');
  });
});

describe('S4-21 S9-07 placing the order', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['signed in', '/us/en/delivery/checkout', true],
    ['signed out', '/us/en/delivery/checkout/register', false],
  ])('%s: a spinner, and after 400 ms the way to %s', async (_, path, isSignedIn) => {
    if (isSignedIn) openSession('token-1');
    const { t } = draw();
    await ready();
    vi.useRealTimers();
    vi.useFakeTimers();
    fireEvent.click(placeOrder());
    expect(screen.getByRole('button', { name: t('cart.placing') })).toHaveAttribute('aria-busy', 'true');
    act(() => vi.advanceTimersByTime(399));
    expect(navigate).not.toHaveBeenCalled();
    expect(usePanel.getState().open).toBe('cart');
    act(() => vi.advanceTimersByTime(1));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(path, undefined);
    expect(usePanel.getState().open).toBeNull();
  });

  test('a second press places nothing twice', async () => {
    draw();
    await ready();
    vi.useRealTimers();
    vi.useFakeTimers();
    const button = placeOrder();
    fireEvent.click(button);
    fireEvent.click(button);
    act(() => vi.advanceTimersByTime(2000));
    expect(navigate).toHaveBeenCalledOnce();
  });
});
