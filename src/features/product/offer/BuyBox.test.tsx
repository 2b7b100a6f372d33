import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  buildCartItem,
  buildOffer,
  buildPod,
  buildProvider,
  chosenPlace,
  deliveryAnswers,
} from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem, neverResponds } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { ProductView } from '../../../content/pages/pageContext';
import { queryClient } from '../../../data/queryClient';
import { useCart } from '../../../state/cart';
import { chooseDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { usePanel } from '../../../state/panels';
import { chooseRegion } from '../../../state/region';
import { BuyBox } from './BuyBox';
import { createChoice } from './choice';

afterEach(() => void vi.useRealTimers());

const draw = (product: ProductView = buildPod()) => {
  const choice = createChoice(product);
  return { ...renderInLocale(<BuyBox product={product} choice={choice} />), choice };
};

/** Renders with an address and a dispensary with this stock; null if it does not have the variant. */
function drawWithStock(availableQuantity: number | null, product?: ProductView) {
  chooseDeliveryPlace(chosenPlace);
  fakeApi(deliveryAnswers(buildProvider(), availableQuantity === null ? [] : [buildOffer({ availableQuantity })]));
  return draw(product);
}

const addButton = () => screen.queryByRole('button', { name: 'Add to order' });
const availability = (state: 'coming-soon' | 'sold-out') => buildPod({}, [{ availability: state }]);

describe('with an address', () => {
  test('S4-04 provider stock above 0: it can be added, at the dispensary’s own price', async () => {
    const { t } = drawWithStock(5, buildPod({}, [{ price: 99 }]));
    expect(await screen.findByRole('button', { name: t('product.addToOrder') })).toBeEnabled();
    expect(screen.getByText('$30.00')).toBeVisible();
    expect(screen.getByText(t('product.fulfilledBy', { provider: 'Fernlight Delivery' }))).toBeVisible();
    expect(screen.getByText('License C9-0000001-LIC')).toBeVisible();
  });

  test('S4-04 stock takes precedence over the variant’s own coming-soon', async () => {
    drawWithStock(1, availability('coming-soon'));
    await waitFor(() => expect(addButton()).toBeEnabled());
  });

  test('S4-06 zero stock: sold out', async () => {
    const { t } = drawWithStock(0);
    expect(await screen.findByText(t('product.availability.SOLDOUT'))).toBeVisible();
    expect(addButton()).toBeNull();
  });

  test('S4-06 unknown stock: unavailable', async () => {
    const { t } = drawWithStock(null);
    expect(await screen.findByText(t('product.availability.UNAVAILABLE'))).toBeVisible();
    expect(addButton()).toBeNull();
  });

  test.each([
    ['coming-soon', 'product.availability.COMING_SOON'],
    ['sold-out', 'product.availability.SOLDOUT'],
  ] as const)('S4-05 without stock, the variant’s own %s', async (state, key) => {
    const { t } = drawWithStock(null, availability(state));
    expect(await screen.findByText(t(key))).toBeVisible();
    expect(screen.getByRole('link', { name: t('product.findStores') })).toHaveAttribute(
      'href',
      '/us/en/store-locator?brand=alder',
    );
  });

  test('S4-24 while the stock loads, it says so and nothing can be added', async () => {
    chooseDeliveryPlace(chosenPlace);
    fakeApi({ ...deliveryAnswers(), 'GET /.netlify/functions/delivery-provider-products': neverResponds });
    const { t } = draw();
    expect(await screen.findByText(t('product.loadingStock'))).toBeVisible();
    expect(addButton()).toBeNull();
  });
});

describe('without an address', () => {
  test('S4-07 when some dispensary delivers it: asks for the address', async () => {
    const { t, user } = draw(buildPod({ expressDeliveryProvidersCount: 1 }));
    await user.click(screen.getByRole('button', { name: t('product.availability.NO_ADDRESS') }));
    expect(usePanel.getState().open).toBe('address');
    expect(addButton()).toBeNull();
  });

  test('S4-07 when none does: unavailable', () => {
    const { t } = draw(buildPod({ expressDeliveryProvidersCount: 0 }));
    expect(screen.getByText(t('product.availability.UNAVAILABLE'))).toBeVisible();
  });

  test.each([
    ['coming-soon', 'product.availability.COMING_SOON'],
    ['sold-out', 'product.availability.SOLDOUT'],
  ] as const)('S4-05 the variant’s own %s', (state, key) => {
    const { t } = draw(availability(state));
    expect(screen.getByText(t(key))).toBeVisible();
  });
});

describe('S5-12 the quantity', () => {
  const increase = () => screen.getByRole('button', { name: 'Increase the quantity of Amber' });

  test('is limited to the dispensary’s stock, and says so at the maximum', async () => {
    const { t, user } = drawWithStock(2);
    await screen.findByRole('button', { name: t('product.addToOrder') });
    const full = t('cart.maxStock.other', { count: 2 });
    expect(screen.queryByText(full)).toBeNull();
    await user.click(increase());
    expect(increase()).toBeDisabled();
    expect(screen.getByText(full)).toBeVisible();
  });

  test('uses the singular for the last one', async () => {
    drawWithStock(1);
    expect(await screen.findByText('The delivery dispensary only has 1 item in stock.')).toBeVisible();
  });

  test('S4-14 is added to the cart at the dispensary’s price, and the cart opens', async () => {
    const { t, user } = drawWithStock(5);
    await user.click(await screen.findByRole('button', { name: 'Increase the quantity of Amber' }));
    await user.click(screen.getByRole('button', { name: t('product.addToOrder') }));
    expect(useCart.getState().items).toEqual([buildCartItem({ quantity: 2, price: 30 })]);
    expect(usePanel.getState().open).toBe('cart');
  });

  test('counts what is already in the cart', async () => {
    useCart.setState({ items: [buildCartItem({ quantity: 1 })] });
    const { t, user } = drawWithStock(2);
    const add = await screen.findByRole('button', { name: t('product.addToOrder') });
    expect(increase()).toBeDisabled();
    await user.click(add);
    expect(useCart.getState().items[0]!.quantity).toBe(2);
    expect(add).toBeDisabled();
  });
});

describe('D-07 when express delivery is off', () => {
  test('the product links to the stores, shows no price, and fetches nothing from the API', () => {
    const api = fakeApi({});
    chooseRegion('us', 'OH');
    chooseDeliveryPlace(chosenPlace);
    const { t } = draw();
    expect(screen.getByRole('link', { name: t('product.findStores') })).toHaveAttribute(
      'href',
      '/us/en/store-locator?brand=alder',
    );
    for (const price of screen.queryAllByText(/\$/)) expect(price).not.toBeVisible();
    expect([addButton(), api.calls.length]).toEqual([null, 0]);
  });
});

describe('S2-71 the preselected size with an address', () => {
  const sizes = buildPod({}, [{ price: 48 }, { id: 'amber-500mg', title: '0.5 g', price: 29 }]);
  const half = () => screen.getByRole('radio', { name: /^0\.5 g/ });
  const whole = () => screen.getByRole('radio', { name: /^1 g/ });
  const withStock = (stock: Record<string, number>) => {
    chooseDeliveryPlace(chosenPlace);
    const offers = Object.entries(stock).map(([productVariantId, availableQuantity]) =>
      buildOffer({ productVariantId, availableQuantity, price: { amount: 45.5, currencyCode: 'USD' } }),
    );
    return fakeApi(deliveryAnswers(buildProvider(), offers));
  };

  test('S9-14 has the same price in every part of the page', async () => {
    withStock({ 'amber-1g': 5 });
    draw(sizes);
    expect(screen.getByRole('radio', { name: '1 g $48.00' })).toBeChecked();
    await waitFor(() => expect(addButton()).toBeEnabled());
    expect(screen.getByRole('radio', { name: '1 g $45.50' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '0.5 g Unavailable' })).not.toBeChecked();
    expect(screen.getAllByText('$45.50')).toHaveLength(2);
    for (const price of screen.queryAllByText('$48.00')) expect(price).not.toBeVisible();
  });

  test('S8-02 keeps its price in every part when the offers fail to update', async () => {
    vi.useFakeTimers();
    const api = withStock({ 'amber-1g': 5 });
    draw(sizes);
    await waitFor(() => expect(addButton()).toBeEnabled());
    api.answers['GET /.netlify/functions/delivery-provider-products'] = problem(500, 'internal');
    const refetched = queryClient.refetchQueries({ queryKey: ['providerProducts'] });
    // Longer than all retries take.
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await refetched;
    expect(screen.getAllByText('$45.50')).toHaveLength(2);
  });

  test('is one that is available', async () => {
    withStock({ 'amber-1g': 0, 'amber-500mg': 5 });
    draw(sizes);
    await waitFor(() => expect(half()).toBeChecked());
    expect(screen.getByRole('radio', { name: '1 g Sold out' })).not.toBeChecked();
    expect(addButton()).toBeEnabled();
  });

  test('never changes once the shopper has chosen', async () => {
    withStock({ 'amber-1g': 0, 'amber-500mg': 5 });
    const { user } = draw(sizes);
    await user.click(whole());
    await screen.findByRole('radio', { name: '1 g Sold out' });
    expect(whole()).toBeChecked();
  });

  test('stays when its stock runs out while it is on screen', async () => {
    const api = withStock({ 'amber-1g': 1, 'amber-500mg': 5 });
    draw(sizes);
    await waitFor(() => expect(addButton()).toBeEnabled());
    api.answers['GET /.netlify/functions/delivery-provider-products'] = [
      buildOffer({ availableQuantity: 0 }),
      buildOffer({ productVariantId: 'amber-500mg' }),
    ];
    await act(() => queryClient.refetchQueries({ queryKey: ['providerProducts'] }));
    await screen.findByRole('radio', { name: '1 g Sold out' });
    expect(whole()).toBeChecked();
  });

  test('without an address is the first that is not sold out', () => {
    draw(buildPod({}, [{ availability: 'sold-out' }, { id: 'amber-500mg', title: '0.5 g' }]));
    expect(half()).toBeChecked();
  });
});

describe('D-07 the choice of sizes', () => {
  const sizes = buildPod({}, [{}, { id: 'amber-500mg', title: '0.5 g' }]);

  test('is offered when a product has several', async () => {
    const { user } = draw(sizes);
    expect(screen.getByRole('radio', { name: /^1 g/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^0\.5 g/ }));
    expect(screen.getByRole('radio', { name: /^0\.5 g/ })).toBeChecked();
    expect(window.location.search).toBe('?variant=amber-500mg');
    await user.click(screen.getByRole('radio', { name: /^1 g/ }));
    expect(window.location.search, 'a choice is kept though it is what the page opens on').toBe('?variant=amber-1g');
  });

  test('is not offered for a single size, nor when the feature is off', () => {
    const { unmount } = draw();
    expect(screen.queryByRole('radio')).toBeNull();
    unmount();
    chooseRegion('us', 'UT');
    draw(sizes);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

test.each([
  ['2099-12-10', 'Available December 2099'],
  ['2020-01-10', 'Coming Soon'],
  [null, 'Coming Soon'],
])('S4-08 a release date of %s is labeled "%s"', (availabilityComingSoonDate, label) => {
  draw(buildPod({ availabilityComingSoonDate }, [{ availability: 'coming-soon' }]));
  expect(screen.getByText(label)).toBeVisible();
});
