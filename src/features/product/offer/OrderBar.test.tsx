import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildPod, chosenPlace } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { ItemAvailability } from '../../../domain/catalogue/itemAvailability';
import { useCart } from '../../../state/cart';
import { chooseDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { usePanel } from '../../../state/panels';
import { chooseRegion } from '../../../state/region';
import { createChoice } from './choice';
import { OrderBar } from './OrderBar';

function renderOrderBar(state: ItemAvailability | null = null, product = buildPod()) {
  const choice = createChoice(product);
  if (state) choice.setState({ liveOffers: new Map([['amber-1g', { state, price: 30, stock: 5 }]]) });
  return { ...renderInLocale(<OrderBar {...{ product, choice }} isShown />), choice };
}

describe('S2-71 the bar at the bottom of a phone’s screen shows the possible action', () => {
  test('S4-07 without an address asks for one', async () => {
    const { t, user } = renderOrderBar();
    expect(screen.getByText('$32.00 · 1 g')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('product.enterAddress') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('S4-04 with stock adds one, at the dispensary’s price', async () => {
    chooseDeliveryPlace(chosenPlace);
    const { t, user } = renderOrderBar('AVAILABLE');
    expect(screen.getByText('$30.00 · 1 g')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('product.addToOrder') }));
    expect(useCart.getState().items).toEqual([expect.objectContaining({ quantity: 1, price: 30 })]);
  });

  test.each([
    ['SOLDOUT', 'Sold out'],
    ['UNAVAILABLE', 'Unavailable'],
    ['COMING_SOON', 'Coming Soon'],
  ] as const)('S4-02 shows the state %s', (state, words) => {
    chooseDeliveryPlace(chosenPlace);
    renderOrderBar(state, buildPod({ availabilityComingSoonDate: '2020-01-01' }));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('names a product once whose only size has the same name', () => {
    renderOrderBar(null, buildPod({ title: 'Battery' }, [{ title: 'Battery' }]));
    expect(screen.getByText('$32.00')).toBeVisible();
    expect(screen.getAllByText(/Battery/)).toHaveLength(1);
  });

  test('shows no action while the stock loads', () => {
    chooseDeliveryPlace(chosenPlace);
    renderOrderBar();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('D-07 is not there from the start in a region that does not sell the product, and appears in one that does', () => {
    renderOrderBar(null, buildPod({ regions: ['WA'] }));
    expect(screen.queryByRole('region')).toBeNull();
    act(() => chooseRegion('us', 'WA'));
    expect(screen.getByRole('region')).toBeVisible();
  });

  test('D-07 links to the stores without a price elsewhere; not shown when the product is not sold there', () => {
    chooseRegion('us', 'OH');
    const { t } = renderOrderBar(null, buildPod({ regions: ['OH'] }));
    expect(screen.getByRole('link', { name: t('product.findStores') })).toBeVisible();
    expect(screen.queryByText(/\$/)).toBeNull();
    act(() => chooseRegion('us', 'WA'));
    expect(screen.queryByText('Amber')).toBeNull();
  });

  test('focused elements scroll above it while it is visible', () => {
    const { unmount } = renderOrderBar();
    const page = document.documentElement.style;
    expect([page.scrollPaddingBottom, page.getPropertyValue('--bottom-bar')]).toEqual(['0px', '0px']);
    unmount();
    expect([page.scrollPaddingBottom, page.getPropertyValue('--bottom-bar')]).toEqual(['', '']);
  });
});
