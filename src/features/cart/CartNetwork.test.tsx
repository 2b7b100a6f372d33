import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { buildCartItem, buildOffer, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import { canPlaceOrder, renderCart, placeOrderButton } from '../../../tests/fixtures/components/renderCart';
import { problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { appDataFile } from '../../domain/site/routing/pageDataFiles';

const products = 'GET /.netlify/functions/delivery-provider-products';
const providers = 'GET /.netlify/functions/delivery-available-providers';

describe('offline', () => {
  afterEach(() => nextNetwork(true));

  test('S4-10 the cart says that it is offline, and not that the address is out of range; lines still change; once online it fetches again', async () => {
    await nextNetwork(false);
    const { t, user, api } = renderCart({ items: [buildCartItem({ price: 28 })] });
    expect(await screen.findByText(t('cart.offline'))).toBeVisible();
    expect(screen.queryByText(t('cart.error.unavailableAddress'))).toBeNull();
    expect(placeOrderButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Increase the quantity of Amber' }));
    expect(screen.getByTestId('cart-subtotal')).toHaveTextContent('$56.00');
    expect(api.calls).toEqual([]);
    await nextNetwork(true);
    expect(await screen.findByText('Amber: now $30.00, was $28.00')).toBeVisible();
    await canPlaceOrder();
    expect(screen.queryByText(t('cart.offline'))).toBeNull();
  });

  test('S4-21 with everything loaded, no order can be placed while offline, and then prices are fetched again', async () => {
    const { t, api } = renderCart();
    await canPlaceOrder();
    await nextNetwork(false);
    expect(screen.getByText(t('cart.offline'))).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
    Object.assign(
      api.answers,
      deliveryAnswers(undefined, [buildOffer({ price: { amount: 31, currencyCode: 'USD' } })]),
    );
    await nextNetwork(true);
    expect(await screen.findByText('Amber: now $31.00, was $30.00')).toBeVisible();
    await canPlaceOrder();
  });

  test('S4-21 a browser that wrongly reports no network blocks nothing', async () => {
    const { t, user } = renderCart({ answers: { [`HEAD ${appDataFile}`]: {} }, items: [buildCartItem({ price: 28 })] });
    await nextNetwork(false);
    expect(await screen.findByText('Amber: now $30.00, was $28.00')).toBeVisible();
    expect(screen.queryByText(t('cart.offline'))).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Increase the quantity of Amber' }));
    await canPlaceOrder();
  });

  test('S4-13 an empty cart says only that it is empty', async () => {
    await nextNetwork(false);
    const { t } = renderCart({ items: [] });
    expect(screen.getByText(t('cart.empty'))).toBeVisible();
    expect(screen.queryByText(t('cart.offline'))).toBeNull();
  });
});

describe('S8-06 when the server fails', () => {
  test('S8-06 S4-21 loading the dispensaries can be retried in the panel', async () => {
    const { t, user, api } = renderCart({ answers: { [providers]: problem(500, 'internal') } });
    expect(await screen.findByText('Could not fetch available providers for this address')).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
    Object.assign(api.answers, deliveryAnswers());
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await canPlaceOrder();
    expect(screen.getByRole('group', { name: t('cart.title') })).toHaveFocus();
    expect(screen.queryByText(t('error.providers'))).toBeNull();
  });

  test('S8-04 a rate limit on the dispensary list shows the wait', async () => {
    const detail = 'Too many tries. Please try again in 12 minutes.';
    renderCart({ answers: { [providers]: problem(429, 'too_many_requests', { detail }) } });
    expect(await screen.findByText(detail)).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
  });

  test('S8-06 S4-21 when the dispensary’s products fail to load, no order can be placed and a retry is offered', async () => {
    vi.useFakeTimers();
    const { t, api } = renderCart({ answers: { [products]: problem(500, 'internal') } });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Could not fetch available products for this provider')).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
    Object.assign(api.answers, deliveryAnswers());
    act(() => screen.getByRole('button', { name: t('app.retry') }).click());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(placeOrderButton()).toBeEnabled();
  });

  test('S8-04 an address error shows the server’s text, and another address can be given', async () => {
    const { t } = renderCart({
      answers: {
        'GET /.netlify/functions/delivery-place-to-address': problem(422, 'place_unknown', {
          detail: 'No such place.',
        }),
      },
    });
    expect(await screen.findByText('No such place.')).toBeVisible();
    expect(screen.getByRole('button', { name: t('expressDelivery.otherAddress') })).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
  });

  test.each([
    ['address.loadingAddress', 'GET /.netlify/functions/delivery-place-to-address'],
    ['address.loadingProvider', providers],
    ['address.loadingProducts', products],
  ] as const)('S4-24 S4-21 on a slow network shows %s, and no order can be placed yet', async (message, call) => {
    const { t } = renderCart({ answers: { [call]: neverResponds } });
    expect(await screen.findByText(t(message))).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
  });
});
