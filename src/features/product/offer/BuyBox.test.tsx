import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildCartItem, buildPod, chosenPlace, deliveryAnswers } from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, neverResponds } from '../../../../tests/fixtures/servers/fakeApi';
import { addButton, renderBuyBox, renderWithStock } from '../../../../tests/fixtures/components/renderBuyBox';
import { useCart } from '../../../state/cart';
import { chooseDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { usePanel } from '../../../state/panels';
import { chooseRegion } from '../../../state/region';

const availability = (state: 'coming-soon' | 'sold-out') => buildPod({}, [{ availability: state }]);

describe('with an address', () => {
  test('S4-04 provider stock above 0: it can be added, at the dispensary’s own price', async () => {
    const { t } = renderWithStock(5, buildPod({}, [{ price: 99 }]));
    expect(await screen.findByRole('button', { name: t('product.addToOrder') })).toBeEnabled();
    expect(screen.getByText('$30.00')).toBeVisible();
    expect(screen.getByText(t('product.fulfilledBy', { provider: 'Fernlight Delivery' }))).toBeVisible();
    expect(screen.getByText('License C9-0000001-LIC')).toBeVisible();
  });

  test('S4-04 stock takes precedence over the variant’s own coming-soon', async () => {
    renderWithStock(1, availability('coming-soon'));
    await waitFor(() => expect(addButton()).toBeEnabled());
  });

  test('S4-06 zero stock: sold out', async () => {
    const { t } = renderWithStock(0);
    expect(await screen.findByText(t('product.availability.SOLDOUT'))).toBeVisible();
    expect(addButton()).toBeNull();
  });

  test('S4-06 unknown stock: unavailable', async () => {
    const { t } = renderWithStock(null);
    expect(await screen.findByText(t('product.availability.UNAVAILABLE'))).toBeVisible();
    expect(addButton()).toBeNull();
  });

  test.each([
    ['coming-soon', 'product.availability.COMING_SOON'],
    ['sold-out', 'product.availability.SOLDOUT'],
  ] as const)('S4-05 without stock, the variant’s own %s', async (state, key) => {
    const { t } = renderWithStock(null, availability(state));
    expect(await screen.findByText(t(key))).toBeVisible();
    expect(screen.getByRole('link', { name: t('product.findStores') })).toHaveAttribute(
      'href',
      '/us/en/store-locator?brand=alder',
    );
  });

  test('S4-24 while the stock loads, it says so and nothing can be added', async () => {
    chooseDeliveryPlace(chosenPlace);
    fakeApi({ ...deliveryAnswers(), 'GET /.netlify/functions/delivery-provider-products': neverResponds });
    const { t } = renderBuyBox();
    expect(await screen.findByText(t('product.loadingStock'))).toBeVisible();
    expect(addButton()).toBeNull();
  });
});

describe('without an address', () => {
  test('S4-07 when some dispensary delivers it: asks for the address', async () => {
    const { t, user } = renderBuyBox(buildPod({ expressDeliveryProvidersCount: 1 }));
    await user.click(screen.getByRole('button', { name: t('product.availability.NO_ADDRESS') }));
    expect(usePanel.getState().open).toBe('address');
    expect(addButton()).toBeNull();
  });

  test('S4-07 when none does: unavailable', () => {
    const { t } = renderBuyBox(buildPod({ expressDeliveryProvidersCount: 0 }));
    expect(screen.getByText(t('product.availability.UNAVAILABLE'))).toBeVisible();
  });

  test.each([
    ['coming-soon', 'product.availability.COMING_SOON'],
    ['sold-out', 'product.availability.SOLDOUT'],
  ] as const)('S4-05 the variant’s own %s', (state, key) => {
    const { t } = renderBuyBox(availability(state));
    expect(screen.getByText(t(key))).toBeVisible();
  });
});

describe('S5-12 the quantity', () => {
  const increase = () => screen.getByRole('button', { name: 'Increase the quantity of Amber' });

  test('is limited to the dispensary’s stock, and says so at the maximum', async () => {
    const { t, user } = renderWithStock(2);
    await screen.findByRole('button', { name: t('product.addToOrder') });
    const full = t('cart.maxStock.other', { count: 2 });
    expect(screen.queryByText(full)).toBeNull();
    await user.click(increase());
    expect(increase()).toBeDisabled();
    expect(screen.getByText(full)).toBeVisible();
  });

  test('uses the singular for the last one', async () => {
    renderWithStock(1);
    expect(await screen.findByText('The delivery dispensary only has 1 item in stock.')).toBeVisible();
  });

  test('S4-14 is added to the cart at the dispensary’s price, and the cart opens', async () => {
    const { t, user } = renderWithStock(5);
    await user.click(await screen.findByRole('button', { name: 'Increase the quantity of Amber' }));
    await user.click(screen.getByRole('button', { name: t('product.addToOrder') }));
    expect(useCart.getState().items).toEqual([buildCartItem({ quantity: 2, price: 30 })]);
    expect(usePanel.getState().open).toBe('cart');
  });

  test('counts what is already in the cart', async () => {
    useCart.setState({ items: [buildCartItem({ quantity: 1 })] });
    const { t, user } = renderWithStock(2);
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
    const { t } = renderBuyBox();
    expect(screen.getByRole('link', { name: t('product.findStores') })).toHaveAttribute(
      'href',
      '/us/en/store-locator?brand=alder',
    );
    for (const price of screen.queryAllByText(/\$/)) expect(price).not.toBeVisible();
    expect([addButton(), api.calls.length]).toEqual([null, 0]);
  });
});
