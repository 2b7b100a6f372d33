import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildCartItem } from '../../../../tests/fixtures/builders/buildShop';
import { problem } from '../../../../tests/fixtures/servers/fakeApi';
import { announced } from '../../../../tests/fixtures/announced';
import {
  placeOrderCall,
  checkoutProvider,
  elevenAm,
  setUpCheckout,
  renderCheckout,
} from '../../../../tests/fixtures/components/renderCheckout';
import { queryClient } from '../../../data/queryClient';
import { useCart } from '../../../state/cart';
import { useCheckoutDraft } from '../../../state/checkoutDraft';
import { usePanel } from '../../../state/panels';

setUpCheckout();

describe('S8-04 a refusal is shown at its step with the server’s text', () => {
  const refusal = (code: string, detail: string) => ({ [placeOrderCall]: problem(422, code, { detail }) });

  test('id_missing at the ID, which is requested again', async () => {
    const detail = 'Please upload a photo of your ID before you place your order.';
    const { order, isOpen } = renderCheckout({ answers: refusal('id_missing', detail) });
    await order();
    await isOpen('id');
    expect(await screen.findByText(detail)).toBeVisible();
  });

  test('D-16 window_reserved at the times, where that window can no longer be chosen and another can', async () => {
    const detail = 'The last places of this delivery window are kept for customers who have ordered before.';
    const { order, isOpen, user, t } = renderCheckout({
      answers: { [placeOrderCall]: problem(409, 'window_reserved', { detail }) },
    });
    await order();
    await isOpen('time');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByText(t('error.slotFull'))).toBeNull();
    const window = screen.getByRole('radio', { name: /^Today: 11:00/ });
    expect(window).toBeDisabled();
    expect(window).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Today: 12:00/ }));
    await isOpen('review');
    expect(screen.queryByText(detail)).toBeNull();
  });

  test('D-16 the next free window is one that is not reserved for others', async () => {
    const { step, isLoadedAt } = renderCheckout({
      answers: { 'GET /v1/app/reserved-slots': { slotStarts: [elevenAm] } },
    });
    await isLoadedAt('review');
    expect(step('time')).toHaveTextContent(/Today: 12:00\sPM – 1:00\sPM \(next available\)/);
  });

  test('D-16 a chosen window that becomes reserved is dropped before it is sent, and says why', async () => {
    const { api, chooseTime, isOpen, t } = renderCheckout();
    await chooseTime();
    act(() => queryClient.setQueryData(['reservedSlots', checkoutProvider.id], { slotStarts: [elevenAm] }));
    await isOpen('time');
    expect(screen.getByText(t('error.slotReserved'))).toBeVisible();
    expect(useCheckoutDraft.getState().slotStart).toBeNull();
    expect(announced()).toContain(t('error.slotReserved'));
    const reserved = screen.getByRole('radio', { name: /^Today: 11:00/ });
    expect(reserved).toBeDisabled();
    expect(reserved).toHaveAccessibleDescription(new RegExp(t('checkout.time.reserved')));
    expect(api.callsOf(placeOrderCall)).toEqual([]);
  });

  test('D-16 checkout works without knowing which windows are reserved', async () => {
    const { isLoadedAt, step } = renderCheckout({
      answers: { 'GET /v1/app/reserved-slots': problem(500, 'server_error') },
    });
    await isLoadedAt('review');
    expect(step('time')).toHaveTextContent(/Today: 11:00/);
  });

  test.each([
    ['open_orders_limit', 'review'],
    ['open_orders_phone', 'review'],
    ['open_orders_address', 'address'],
    ['open_orders_id', 'id'],
  ] as const)('D-16 %s at %s', async (code, id) => {
    const detail = 'Too many orders are open.';
    const { order, isOpen } = renderCheckout({ answers: { [placeOrderCall]: problem(409, code, { detail }) } });
    await order();
    await isOpen(id);
    expect(await screen.findByText(detail)).toBeVisible();
  });

  test('address_out_of_zone at the address, with a link to change it, until that step is finished', async () => {
    const detail = 'Your address is out of delivery range of this dispensary.';
    const { order, isOpen, user, continueStep, t } = renderCheckout({
      answers: refusal('address_out_of_zone', detail),
    });
    await order();
    await isOpen('address');
    const alert = (await screen.findByText(detail)).closest<HTMLElement>('[role=alert]')!;
    await user.click(within(alert).getByRole('button', { name: t('checkout.address.change') }));
    expect(usePanel.getState().open).toBe('address');
    await continueStep();
    await isOpen('review');
    expect(screen.queryByText(detail)).toBeNull();
  });

  test('over_weight_limit at the review, with a link to the cart', async () => {
    const detail = 'Your order exceeds the legal limit of 8 grams for an online order.';
    const { order, user, t } = renderCheckout({ answers: refusal('over_weight_limit', detail) });
    await order();
    const alert = (await screen.findByText(detail)).closest<HTMLElement>('[role=alert]')!;
    await user.click(within(alert).getByRole('button', { name: t('checkout.backToCart') }));
    expect(usePanel.getState().open).toBe('cart');
  });

  test('S5-10 an order that has fallen under the minimum is not sent', async () => {
    useCart.setState({ items: [buildCartItem({ price: 20 })] });
    const { chooseTime, submit, t } = renderCheckout();
    await chooseTime();
    expect(screen.getByText(t('cart.error.minimumTotal', { price: '$25.00' }))).toBeVisible();
    expect(submit()).toBeDisabled();
  });
});
