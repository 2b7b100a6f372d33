import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../../tests/fixtures/renderInLocale';
import { saveText, storageKeys } from '../../data/storage';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { chooseRegion } from '../../state/region';
import { whenListDiffers } from './whenListDiffers';

const place = { placeId: 'p', addressTwo: '', label: '1 Main St' };

test('S2-13 a list that equals the HTML waits for input', () => {
  chooseRegion('us', 'CA');
  const open = vi.fn<() => void>();
  whenListDiffers('us')(open)();
  expect(open).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['another region', () => chooseRegion('us', 'OH')],
  ['an address', () => chooseDeliveryPlace(place)],
  ['a query', () => window.history.replaceState(null, '', '?plant=Indica')],
  ['favorites', () => saveText(storageKeys.favorites, '["amber"]')],
])('a list with %s is hydrated at once', (_, change) => {
  change();
  const open = vi.fn<() => void>();
  whenListDiffers('us')(open)();
  expect(open).toHaveBeenCalled();
});

test('a list is hydrated once the region changes, or another tab stores an address', () => {
  chooseRegion('us', 'CA');
  const open = vi.fn<() => void>();
  const stop = whenListDiffers('us')(open);
  act(() => chooseRegion('us', 'OH'));
  expect(open).toHaveBeenCalledOnce();
  act(() => chooseDeliveryPlace(place));
  window.dispatchEvent(new Event('storage'));
  expect(open).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('storage'));
  expect(open).toHaveBeenCalledTimes(2);
});
