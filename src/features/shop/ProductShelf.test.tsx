import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  buildOffer,
  buildProvider,
  buildSummary,
  chosenPlace,
  deliveryAnswers,
} from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { chooseRegion } from '../../state/region';
import { ProductShelf } from './ProductShelf';

const amber = buildSummary();
const offers = [buildOffer({ price: { amount: 27.5, currencyCode: 'USD' } })];

test('S9-14 a shelf has the suggested price without an address, and the dispensary’s price with one', async () => {
  const api = fakeApi(deliveryAnswers(buildProvider(), offers));
  const { unmount } = renderInLocale(<ProductShelf products={[amber]} />);
  expect(screen.getByText('$32.00')).toBeVisible();
  expect(api.calls).toEqual([]);
  unmount();
  chooseDeliveryPlace(chosenPlace);
  renderInLocale(<ProductShelf products={[amber]} />);
  expect(await screen.findByText('$27.50')).toBeVisible();
  expect(screen.queryByText('$32.00')).toBeNull();
});

test('D-07 fetches nothing when express delivery is off', () => {
  const api = fakeApi({});
  chooseRegion('us', 'OH');
  chooseDeliveryPlace(chosenPlace);
  renderInLocale(<ProductShelf products={[amber]} />);
  expect(api.calls).toEqual([]);
});
