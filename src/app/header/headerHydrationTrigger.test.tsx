import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../../tests/fixtures/renderInLocale';
import { buildCartItem, chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { saveText, storageKeys } from '../../data/storage';
import { useCart } from '../../state/cart';
import { chooseDeliveryPlace, chooseStorePlace } from '../../state/delivery/deliveryPlace';
import { chooseRegion } from '../../state/region';
import { headerHydrationTrigger } from './headerHydrationTrigger';

function start() {
  const open = vi.fn<() => void>();
  return { open, stop: headerHydrationTrigger('us')(open) };
}

test('a header that equals the HTML waits for input', () => {
  const { open, stop } = start();
  expect(open).not.toHaveBeenCalled();
  stop();
});

test.each<[string, () => void]>([
  ['another region', () => chooseRegion('us', 'OH')],
  ['a cart', () => useCart.save([buildCartItem()])],
  ['a delivery address', () => chooseDeliveryPlace(chosenPlace)],
  ['an address for stores', () => chooseStorePlace(chosenPlace)],
  ['a query that may name a place', () => window.history.replaceState(null, '', '?near=denver-co')],
  ['a scrolled page', () => vi.stubGlobal('scrollY', 100)],
])('a header with %s is hydrated at once', (_, change) => {
  change();
  const { open, stop } = start();
  expect(open).toHaveBeenCalled();
  stop();
});

test.each(['storage', 'pageshow'])('a header is hydrated after a %s event for a cart of another tab', (event) => {
  const { open, stop } = start();
  saveText(storageKeys.cart, '{}');
  window.dispatchEvent(new Event(event));
  expect(open).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new Event(event));
  expect(open).toHaveBeenCalledOnce();
});

test('S4-32 a header is hydrated once another tab chooses a region', () => {
  chooseRegion('us', 'CA');
  const { open, stop } = start();
  act(() => chooseRegion('us', 'OH'));
  expect(open).toHaveBeenCalledOnce();
  stop();
});
