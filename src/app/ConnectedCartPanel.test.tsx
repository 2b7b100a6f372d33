import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  buildAddress,
  buildCartItem,
  buildProvider,
  chosenPlace,
  deliveryAnswers,
} from '../../tests/fixtures/builders/buildShop';
import { batteryAnswers } from '../../tests/fixtures/components/renderCart';
import { fakeApi } from '../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { addToCart } from '../state/cart';
import { chooseDeliveryPlace } from '../state/delivery/deliveryPlace';
import { openPanel, usePanel } from '../state/panels';
import { ConnectedCartPanel } from './ConnectedCartPanel';

test('S2-55 the cart shows the fee, the minimum and what is checked at the door, and links to the hours', async () => {
  fakeApi({ ...deliveryAnswers(buildProvider({ deliveryTotalMinimum: 40 })), ...batteryAnswers });
  chooseDeliveryPlace(chosenPlace);
  addToCart(buildCartItem(), 1);
  openPanel('cart');
  const { t, user } = renderInLocale(<ConnectedCartPanel />);
  expect(await screen.findByText(t('facts.short.feeUntil', { fee: '$5', price: '$50', minimum: '$40' }))).toBeVisible();
  expect(screen.getByText(t('facts.short.door', { legalAge: 21 }))).toBeVisible();
  expect(screen.getByText('Sold by Fernlight Delivery, license C9-0000001-LIC')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('address.hours') }));
  expect(usePanel.getState().open).toBe('hours');
});

test('S4-26 the facts are hidden where nobody delivers', async () => {
  fakeApi({ ...deliveryAnswers(null), ...batteryAnswers });
  chooseDeliveryPlace(chosenPlace);
  addToCart(buildCartItem(), 1);
  openPanel('cart');
  const { t } = renderInLocale(<ConnectedCartPanel />);
  expect(await screen.findByText(t('cart.error.unavailableAddress'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('address.hours') })).toBeNull();
});

describe('pickup', () => {
  const list = 'GET /.netlify/functions/delivery-available-providers';
  const address = { addressOne: '1 Elm St', addressTwo: '', city: 'Oakland', state: 'CA', postalCode: '94601' };
  const counter = buildProvider({
    id: 'counter',
    name: 'Counter House',
    pickup: { address, totalMinimum: 15 },
    distanceKm: 4.83,
  });

  test('is offered where a dispensary near the address has a counter, with its own terms', async () => {
    chooseDeliveryPlace(chosenPlace);
    fakeApi({
      [list]: ({ query }) => (query.orderType === 'pickup' ? [counter] : [buildProvider()]),
      'GET /.netlify/functions/delivery-place-to-address': buildAddress(),
      'GET /.netlify/functions/delivery-provider-products': [],
    });
    const { t, user } = renderInLocale(<ConnectedCartPanel />);
    expect(await screen.findByRole('radio', { name: t('pickup.choice.delivery') })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: t('pickup.choice.pickup') }));
    expect(await screen.findByText(t('pickup.at', { provider: 'Counter House' }))).toBeVisible();
    expect(screen.getByText('1 Elm St, Oakland, CA · 3 mi away')).toBeVisible();
    expect(screen.getByText(t('pickup.terms', { minimum: '$15', legalAge: 21 }))).toBeVisible();
    expect(screen.getByText(/^Sold by .*, license C9-0000001-LIC$/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: t('pickup.choice.delivery') }));
    expect(await screen.findByText(t('facts.short.door', { legalAge: 21 }))).toBeVisible();
  });

  test('is not mentioned where there is none', async () => {
    chooseDeliveryPlace(chosenPlace);
    fakeApi({
      [list]: ({ query }) => (query.orderType === 'pickup' ? [] : [buildProvider()]),
      'GET /.netlify/functions/delivery-place-to-address': buildAddress(),
      'GET /.netlify/functions/delivery-provider-products': [],
    });
    const { t } = renderInLocale(<ConnectedCartPanel />);
    expect(await screen.findByText(t('facts.short.door', { legalAge: 21 }))).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
