import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCartItem, buildProvider, chosenPlace, deliveryAnswers } from '../../tests/fixtures/buildShop';
import { fakeApi } from '../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { addToCart } from '../state/cart';
import { chooseDeliveryPlace } from '../state/deliveryPlace';
import { openPanel, usePanel } from '../state/panels';
import { CartSide } from './CartSide';

test('S2-55 the cart shows the fee, the minimum and what is checked at the door, and links to the hours', async () => {
  fakeApi(deliveryAnswers(buildProvider({ deliveryTotalMinimum: 40 })));
  chooseDeliveryPlace(chosenPlace);
  addToCart(buildCartItem(), 1);
  openPanel('cart');
  const { t, user } = renderInLocale(<CartSide />);
  expect(await screen.findByText(t('facts.short.feeUntil', { fee: '$5', price: '$50', minimum: '$40' }))).toBeVisible();
  expect(screen.getByText(t('facts.short.door', { legalAge: 21 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('address.hours') }));
  expect(usePanel.getState().open).toBe('hours');
});

test('S4-26 the facts are hidden where nobody delivers', async () => {
  fakeApi(deliveryAnswers(null));
  chooseDeliveryPlace(chosenPlace);
  addToCart(buildCartItem(), 1);
  openPanel('cart');
  const { t } = renderInLocale(<CartSide />);
  expect(await screen.findByText(t('cart.error.unavailableAddress'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('address.hours') })).toBeNull();
});
