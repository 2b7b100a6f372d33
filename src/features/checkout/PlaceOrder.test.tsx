import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { buildOrder } from '../../../tests/fixtures/builders/buildShop';
import { type fakeApi, offline, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { asksBeforeUnload } from '../../../tests/fixtures/asksBeforeUnload';
import {
  placeOrderCall,
  elevenAm,
  setUpCheckout,
  renderCheckout,
} from '../../../tests/fixtures/components/renderCheckout';
import { changeDraft } from '../../state/checkoutDraft';

const idempotencyKeys = (api: ReturnType<typeof fakeApi>) =>
  api.callsOf(placeOrderCall).map(({ headers }) => headers['Idempotency-Key']);

setUpCheckout();

describe('S2-73 D-16 placing an order', () => {
  test('sends what was chosen and typed, and passes on the order', async () => {
    const { api, order, onPlaced, user, change, continueStep, isLoadedAt, t } = renderCheckout();
    await isLoadedAt('review');
    await change('address');
    await user.type(screen.getByLabelText(t('checkout.address.note'), { exact: false }), 'Ring twice');
    await user.type(screen.getByLabelText(t('address.unit'), { exact: false }), '4');
    await continueStep();
    await order();
    await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith(buildOrder()));
    expect(api.callsOf(placeOrderCall)[0]!.body).toEqual({
      providerId: 'provider-1',
      placeId: 'place-1',
      addressTwo: '',
      slotStart: elevenAm,
      note: 'Ring twice',
      localeId: 'en-US',
      items: [{ productVariantId: 'amber-1g', quantity: 2, price: 30 }],
      deliveryFeeTotal: 0,
    });
    expect(idempotencyKeys(api)[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test('D-17 S5-11 shows the cost, the THC, the seller and what is needed at the door', async () => {
    const { chooseTime, step, t } = renderCheckout();
    await chooseTime();
    const review = within(step('review'));
    for (const total of review.getAllByText('$69.00')) expect(total).toBeVisible();
    expect(review.getByText('$9.00')).toBeVisible();
    expect(review.getByText(t('order.receipt.feeWaived'))).toBeVisible();
    expect(review.getByRole('meter', { name: t('cart.thc') })).toHaveAttribute(
      'aria-valuetext',
      '1.6 g of the 8 g the law allows',
    );
    expect(review.getByText('Sold by Fernlight Delivery, license C9-0000001-LIC')).toBeVisible();
    expect(step('review')).toHaveTextContent(t('checkout.review.payment'));
    expect(step('review')).toHaveTextContent(t('checkout.review.idReminder'));
  });

  test('the summary shows the total at every step', async () => {
    const { isLoadedAt, t } = renderCheckout();
    await isLoadedAt('review');
    const summary = within(screen.getByRole('complementary', { name: t('checkout.summary') }));
    expect(summary.getAllByText('$69.00')[0]).toBeVisible();
  });

  test('D-05 in Canada mentions neither a waived fee nor rewards', async () => {
    window.history.replaceState(null, '', '/ca/fr/delivery/checkout');
    const { api, isLoadedAt, t } = renderCheckout({ localeId: 'fr-CA' });
    await isLoadedAt('review');
    expect(screen.queryByText(t('order.receipt.feeWaived'))).toBeNull();
    expect(api.callsOf('GET /v1/app/rewards')).toEqual([]);
  });

  test('a double click places one order', async () => {
    const { api, chooseTime, submit, onPlaced } = renderCheckout();
    await chooseTime();
    // Unlike `user`, the default instance runs each click in its own task, as a browser does.
    await userEvent.dblClick(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect([onPlaced.mock.calls.length, new Set(idempotencyKeys(api)).size]).toEqual([1, 1]);
  });

  test('D-16 two clicks before the page has rendered send one order, and one that was refused can be sent again', async () => {
    const { api, chooseTime, submit, onPlaced, t } = renderCheckout({ answers: { [placeOrderCall]: offline } });
    await chooseTime();
    const clickTwice = () =>
      act(async () => {
        submit().click();
        submit().click();
      });
    await clickTwice();
    // The button stays enabled until it renders as busy.
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(api.callsOf(placeOrderCall)).toHaveLength(1);
    api.answers[placeOrderCall] = buildOrder();
    await clickTwice();
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    expect(api.callsOf(placeOrderCall)).toHaveLength(2);
  });

  test('after a lost response the same order keeps its key, and a note says that it will be placed only once', async () => {
    const { api, order, user, onPlaced, t } = renderCheckout({ answers: { [placeOrderCall]: offline } });
    await order();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(screen.getByText(t('checkout.error.unanswered'))).toBeVisible();
    api.answers[placeOrderCall] = buildOrder();
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    const [first, second] = idempotencyKeys(api);
    expect(second).toBe(first);
  });
});

describe('S2-59 leaving the page', () => {
  test('does not ask while the draft is kept in the browser', async () => {
    const { chooseTime } = renderCheckout();
    await chooseTime();
    changeDraft({ note: 'Ring' });
    expect(asksBeforeUnload()).toBe(false);
  });

  test('asks when nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { chooseTime, isLoadedAt } = renderCheckout();
    await isLoadedAt('review');
    expect(asksBeforeUnload()).toBe(false);
    await chooseTime();
    expect(asksBeforeUnload()).toBe(true);
    vi.restoreAllMocks();
  });

  test('asks while the order is being sent', async () => {
    const { order } = renderCheckout({ answers: { [placeOrderCall]: neverResponds } });
    await order();
    expect(asksBeforeUnload()).toBe(true);
  });

  test('does not ask once the order is passed on, nor after a refusal', async () => {
    const { order, onPlaced } = renderCheckout();
    const requested: boolean[] = [];
    onPlaced.mockImplementation(() => void requested.push(asksBeforeUnload()));
    await order();
    await waitFor(() => expect(requested).toEqual([false]));
  });
});
