import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildOffer, chosenPlace, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import { offline } from '../../../tests/fixtures/servers/fakeApi';
import {
  expectTitles,
  filterDialog,
  filterValue,
  openList,
  setUpProductListing,
  urlSearch,
} from '../../../tests/fixtures/components/renderProductListing';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';

setUpProductListing();

describe('with an address', () => {
  const offers = [
    buildOffer({ productVariantId: 'Amber Sky', availableQuantity: 9, price: { amount: 41.5, currencyCode: 'USD' } }),
    buildOffer({ productVariantId: 'Birch Lane', availableQuantity: 3 }),
    buildOffer({ productVariantId: 'Cedar Chest', availableQuantity: 0 }),
  ];
  const answers = deliveryAnswers(undefined, offers);
  const card = (title: string) => screen.getByRole('link', { name: title }).closest('article')!;

  test('S4-04 S4-06 cards show its dispensary’s stock and prices', async () => {
    chooseDeliveryPlace(chosenPlace);
    openList('', { answers });
    expect(await within(card('Amber Sky')).findByText('In stock')).toBeVisible();
    expect(within(card('Amber Sky')).getByText('$41.50')).toBeVisible();
    expect(within(card('Birch Lane')).getByText('Only 3 left')).toBeVisible();
    expect(within(card('Cedar Chest')).getByText('Sold out')).toBeVisible();
    expect(within(card('Dune')).getByText('Unavailable')).toBeVisible();
    expect(screen.getByText('Delivered by Fernlight Delivery, license C9-0000001-LIC')).toBeInTheDocument();
  });

  test('S4-07 without one, cards show no stock', async () => {
    const { user } = openList('', { answers });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await filterValue('Indica');
    expect(within(await filterDialog()).queryByRole('checkbox', { name: 'Available for delivery now' })).toBeNull();
    expect(screen.queryByText('In stock')).toBeNull();
  });

  test('a switch shows only what can be delivered now', async () => {
    chooseDeliveryPlace(chosenPlace);
    const { user } = openList('', { answers });
    await within(card('Amber Sky')).findByText('In stock');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const box = within(await filterDialog()).getByRole('checkbox', { name: 'Available for delivery now' });
    expect(box).toHaveAccessibleDescription('Delivered by Fernlight Delivery, license C9-0000001-LIC');
    await user.click(box);
    await expectTitles('Amber Sky', 'Birch Lane');
    expect(urlSearch()).toBe('?stock=1');
  });

  test('a URL with that filter waits for the dispensary', async () => {
    chooseDeliveryPlace(chosenPlace);
    openList('?stock=1', { answers });
    expect(screen.queryByText('Dune')).not.toBeVisible();
    await expectTitles('Amber Sky', 'Birch Lane');
  });

  test('that filter without an address is reported', async () => {
    const { user, t } = openList('?stock=1&plant=Indica', { answers });
    await expectTitles('Birch Lane', 'Cedar Chest');
    await user.click(screen.getByRole('button', { name: t('header.addAddress') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('when the dispensary does not respond, everything is shown with a note', async () => {
    chooseDeliveryPlace(chosenPlace);
    openList('?stock=1', { answers: { ...answers, 'GET /.netlify/functions/delivery-available-providers': offline } });
    await expectTitles('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
    expect(screen.getByText(/couldn’t check the dispensary/)).toBeVisible();
  });
});
