import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  buildOffer,
  buildPod,
  buildProvider,
  chosenPlace,
  deliveryAnswers,
} from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { addButton, renderBuyBox } from '../../../../tests/fixtures/components/renderBuyBox';
import { queryClient } from '../../../data/queryClient';
import { chooseDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { chooseRegion } from '../../../state/region';

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
    renderBuyBox(sizes);
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
    renderBuyBox(sizes);
    await waitFor(() => expect(addButton()).toBeEnabled());
    api.answers['GET /.netlify/functions/delivery-provider-products'] = problem(500, 'internal');
    const refetched = queryClient.refetchQueries({ queryKey: ['providerProducts'] });
    // Outlasts every retry.
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await refetched;
    expect(screen.getAllByText('$45.50')).toHaveLength(2);
  });

  test('is one that is available', async () => {
    withStock({ 'amber-1g': 0, 'amber-500mg': 5 });
    renderBuyBox(sizes);
    await waitFor(() => expect(half()).toBeChecked());
    expect(screen.getByRole('radio', { name: '1 g Sold out' })).not.toBeChecked();
    expect(addButton()).toBeEnabled();
  });

  test('never changes once the shopper has chosen', async () => {
    withStock({ 'amber-1g': 0, 'amber-500mg': 5 });
    const { user } = renderBuyBox(sizes);
    await user.click(whole());
    await screen.findByRole('radio', { name: '1 g Sold out' });
    expect(whole()).toBeChecked();
  });

  test('stays when its stock runs out while it is on screen', async () => {
    const api = withStock({ 'amber-1g': 1, 'amber-500mg': 5 });
    renderBuyBox(sizes);
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
    renderBuyBox(buildPod({}, [{ availability: 'sold-out' }, { id: 'amber-500mg', title: '0.5 g' }]));
    expect(half()).toBeChecked();
  });
});

describe('D-07 the choice of sizes', () => {
  const sizes = buildPod({}, [{}, { id: 'amber-500mg', title: '0.5 g' }]);

  test('is offered when a product has several', async () => {
    const { user } = renderBuyBox(sizes);
    expect(screen.getByRole('radio', { name: /^1 g/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^0\.5 g/ }));
    expect(screen.getByRole('radio', { name: /^0\.5 g/ })).toBeChecked();
    expect(window.location.search).toBe('?variant=amber-500mg');
    await user.click(screen.getByRole('radio', { name: /^1 g/ }));
    expect(window.location.search, 'a choice is kept though it is what the page opens on').toBe('?variant=amber-1g');
  });

  test('is not offered for a single size, nor when the feature is off', () => {
    const { unmount } = renderBuyBox();
    expect(screen.queryByRole('radio')).toBeNull();
    unmount();
    chooseRegion('us', 'UT');
    renderBuyBox(sizes);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
