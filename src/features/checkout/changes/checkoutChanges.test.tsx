import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildCartItem, buildOffer, buildOrder, buildProvider } from '../../../../tests/fixtures/builders/buildShop';
import { problem } from '../../../../tests/fixtures/servers/fakeApi';
import {
  placeOrderCall,
  openingHours,
  checkoutProvider,
  elevenAm,
  setUpCheckout,
  renderCheckout,
} from '../../../../tests/fixtures/components/renderCheckout';
import { useCart } from '../../../state/cart';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';

setUpCheckout();

describe('D-16 a changed price or stock', () => {
  const changed = problem(409, 'order_changed', {
    detail: 'Your order has changed.',
    changes: {
      items: [{ productVariantId: 'amber-1g', price: { amount: 32.5 }, availableQuantity: 1 }],
      isSlotGone: false,
    },
  });

  test('is shown side by side and needs confirmation; accepted, it is in the cart and nothing typed is lost', async () => {
    changeDraft({ note: 'Ring twice' });
    const { api, order, user, submit, onPlaced, t } = renderCheckout({ answers: { [placeOrderCall]: changed } });
    await order();
    expect(await screen.findByRole('heading', { name: t('checkout.changed.title') })).toHaveFocus();
    expect(screen.getByRole('cell', { name: '$32.50 each' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Total' }).closest('tr')).toHaveTextContent('Total$69.00$42.38');
    expect(screen.queryByText('Your order has changed.')).toBeNull();
    expect(screen.queryByRole('button', { name: t('checkout.review.submit') })).toBeNull();
    expect(useCart.getState().items[0]).toMatchObject({ quantity: 2, price: 30 });
    api.answers[placeOrderCall] = buildOrder();
    await user.click(screen.getByRole('button', { name: t('checkout.changed.accept') }));
    expect(useCart.getState().items[0]).toMatchObject({ quantity: 1, price: 32.5 });
    expect(screen.queryByText(t('checkout.changed.title'))).toBeNull();
    expect(screen.getByRole('heading', { name: t('checkout.review.title') })).toHaveFocus();
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    expect(api.callsOf(placeOrderCall)[1]!.body).toMatchObject({
      note: 'Ring twice',
      slotStart: elevenAm,
      items: [{ productVariantId: 'amber-1g', quantity: 1, price: 32.5 }],
    });
  });

  test('a sold-out item leaves the cart', async () => {
    const { order, user, t } = renderCheckout({
      answers: {
        [placeOrderCall]: problem(409, 'order_changed', {
          changes: { items: [{ productVariantId: 'amber-1g', price: null, availableQuantity: 0 }], isSlotGone: false },
        }),
      },
    });
    await order();
    await user.click(await screen.findByRole('button', { name: t('checkout.changed.accept') }));
    expect(useCart.getState().items).toEqual([]);
  });

  test('a window that is no longer available must be chosen again', async () => {
    const { order, user, isOpen, t } = renderCheckout({
      answers: { [placeOrderCall]: problem(409, 'order_changed', { changes: { items: [], isSlotGone: true } }) },
    });
    await order();
    await user.click(await screen.findByRole('button', { name: t('checkout.changed.accept') }));
    await isOpen('time');
    expect(screen.getByText(t('error.slotFull'))).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Today: 11:00/ })).not.toBeChecked();
  });

  test('a dispensary that pauses meanwhile says why and from when, and nothing typed is lost', async () => {
    changeDraft({ note: 'Ring twice' });
    const pause = { until: '2026-11-03T21:00:00.000Z', reason: 'Power cut' };
    const { order, user, isOpen, rerenderWith, t } = renderCheckout({
      answers: { [placeOrderCall]: problem(409, 'order_changed', { changes: { items: [], isSlotGone: true } }) },
    });
    await order();
    await user.click(await screen.findByRole('button', { name: t('checkout.changed.accept') }));
    await isOpen('time');
    rerenderWith({ ...checkoutProvider, pause });
    expect(
      await screen.findByText(/^Paused for now\. Windows start again at 1:00\sPM\. Reason: Power cut$/),
    ).toBeVisible();
    expect(screen.getByText(t('error.slotGone'))).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Today: 12:00/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /^Today: 1:00/ })).not.toBeChecked();
    expect(useCheckoutDraft.getState().note).toBe('Ring twice');
    expect(useCart.getState().items).toHaveLength(1);
  });

  test('S4-20 S8-13 known changes need confirmation before the order is sent', async () => {
    const birch = buildCartItem({ productVariantId: 'birch-1g' });
    birch.metadata.name = 'Birch';
    useCart.setState({ items: [buildCartItem({ quantity: 2 }), birch] });
    const { chooseTime, user, submit, t } = renderCheckout({
      delivery: { offers: new Map([['amber-1g', buildOffer()]]) },
    });
    await screen.findAllByText('Birch');
    expect(screen.getByText(t('cart.itemUnavailable'))).toBeVisible();
    await chooseTime();
    expect(screen.queryByRole('rowheader', { name: 'Total' }), 'it was never in the total').toBeNull();
    expect(screen.getByRole('cell', { name: t('checkout.changed.soldOut') })).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('checkout.changed.accept') }));
    expect(useCart.getState().items).toHaveLength(1);
    expect(submit()).toBeEnabled();
    expect(screen.queryByText(t('cart.itemUnavailable'))).toBeNull();
  });
});

test('S4-18 a price known from an earlier visit needs confirmation only after the dispensary has been fetched again', async () => {
  const offers = new Map([['amber-1g', buildOffer({ price: { amount: 32.5, currencyCode: 'USD' } })]]);
  const { chooseTime, submit } = renderCheckout({ delivery: { offers, areOffersCurrent: false } });
  await chooseTime();
  expect(submit()).toBeEnabled();
});

describe('S4-18 an address that another dispensary delivers to', () => {
  const other = buildProvider({
    id: 'provider-2',
    name: 'Harbor Row',
    deliveryTimes: { Tue: { ...openingHours, open: '14:00' } },
  });
  const higherPrices = new Map([['amber-1g', buildOffer({ price: { amount: 32.5, currencyCode: 'USD' } })]]);
  const previousProvider = { id: 'provider-1', name: 'Fernlight Delivery', before: null, isPriced: true };
  const draft = { shopper: 'user-1', seed: 'seed-1', provider: previousProvider };

  test('says why the ID is requested again, and shows the new prices and next window immediately', async () => {
    changeDraft({ ...draft, slotStart: elevenAm });
    const { isLoadedAt, step, t } = renderCheckout({
      answers: { 'GET /v1/app/user/uploaded-id': { documentStatus: 'ABSENT' } },
      delivery: { provider: other, offers: higherPrices },
    });
    await isLoadedAt('id');
    const reason = within(step('id')).getByText('Harbor Row delivers to your new address, not Fernlight Delivery');
    expect(reason).toBeVisible();
    expect(step('id')).toHaveTextContent(t('checkout.dispensary.id'));
    const summary = screen.getByRole('complementary', { name: t('checkout.summary') });
    await waitFor(() => expect(summary).toHaveTextContent('$65.00'));
    expect(step('time')).toHaveTextContent(/Today: 2:00\sPM/);
    expect(screen.queryByText(t('error.slotMissed')), 'nothing was missed').toBeNull();
  });

  test('does not ask again about prices that it already announced', async () => {
    changeDraft(draft);
    const { isLoadedAt, submit, t } = renderCheckout({ delivery: { provider: other, offers: higherPrices } });
    await isLoadedAt('review');
    expect(
      screen.getByText(t('checkout.dispensary.prices', { provider: 'Harbor Row' }), { exact: false }),
    ).toBeVisible();
    await waitFor(() => expect(useCart.getState().items[0]!.price).toBe(32.5));
    expect(screen.queryByText(t('checkout.changed.title'))).toBeNull();
    expect(submit()).toBeEnabled();
  });

  test('D-16 still asks about a new price from the same dispensary', async () => {
    changeDraft(draft);
    const { isLoadedAt, t } = renderCheckout({ delivery: { offers: higherPrices } });
    await isLoadedAt('review');
    expect(await screen.findByText(t('checkout.changed.title'))).toBeVisible();
    expect(screen.queryByText(/delivers to your new address/)).toBeNull();
  });
});
