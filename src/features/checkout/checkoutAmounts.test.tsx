import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildMembership } from '../../../tests/fixtures/builders/buildMembership';
import { buildCartItem, buildOffer, buildOrder, buildProvider } from '../../../tests/fixtures/builders/buildShop';
import { neverResponds, offline, problem, type Answer } from '../../../tests/fixtures/servers/fakeApi';
import { buildRewards } from '../../../tests/fixtures/components/renderCart';
import {
  placeOrderCall,
  openingHours,
  checkoutProvider,
  elevenAm,
  setUpCheckout,
  renderCheckout,
} from '../../../tests/fixtures/components/renderCheckout';
import { useCart } from '../../state/cart';
import { openSession } from '../../state/session/session';
import { changeDraft } from '../../state/checkoutDraft';

setUpCheckout();

describe('D-26 the delivery fee', () => {
  const provider = { ...checkoutProvider, deliveryFee: { amount: 5, currencyCode: 'USD' } };
  const items = [{ productVariantId: 'amber-1g', quantity: 1, price: 30 }];
  const feeChanged = () =>
    problem(409, 'order_changed', {
      changes: { items: [], isSlotGone: false, deliveryFeeTotal: { amount: 5 } },
    });
  const renderSmallOrder = async (membership: Answer) => {
    openSession('token');
    useCart.setState({ items: [buildCartItem({ quantity: 1, price: 30 })] });
    const view = renderCheckout({
      answers: { 'GET /v1/app/membership': membership },
      delivery: { provider: { ...provider, deliveryTotalMinimum: 20 } },
    });
    await view.chooseTime();
    return view;
  };

  test('is sent as shown, beside word of the membership that would waive it', async () => {
    const { api, user, submit, onPlaced, step, t } = await renderSmallOrder(buildMembership());
    expect(await within(step('review')).findByText('$5.00')).toBeVisible();
    expect(await screen.findByText(t('checkout.members'), { exact: false })).toBeInTheDocument();
    expect(screen.getByText(t('checkout.members.link'))).toHaveAttribute('href', '/us/en/support#membership');
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(placeOrderCall)[0]!.body).toMatchObject({ deliveryFeeTotal: 5, items });
  });

  test('is waived for members', async () => {
    const { api, user, submit, onPlaced, step, t } = await renderSmallOrder(buildMembership({ status: 'active' }));
    expect(await within(step('review')).findByText(t('order.receipt.feeWaived'))).toBeVisible();
    expect(screen.queryByText(t('checkout.members'), { exact: false })).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(placeOrderCall)[0]!.body).toMatchObject({ deliveryFeeTotal: 0, items });
  });

  test.each([
    ['before its last period has ended', '2026-11-03T20:00:00.000Z', 'order.receipt.feeWaived'],
    ['once its last period has ended', '2026-11-03T10:00:00.000Z', '$5.00'],
  ] as const)('of a canceled membership, %s', async (_, periodEnd, shown) => {
    const { step, t } = await renderSmallOrder(buildMembership({ status: 'active', isEnding: true, periodEnd }));
    const text = shown === '$5.00' ? shown : t(shown);
    expect(await within(step('review')).findByText(text)).toBeVisible();
  });

  test.each<[string, Answer]>([
    ['while the membership loads', neverResponds],
    ['if it cannot be loaded', offline],
  ])('mentions no membership %s', async (_, answer) => {
    const { step, t } = await renderSmallOrder(answer);
    expect(await within(step('review')).findByText('$5.00')).toBeVisible();
    expect(screen.queryByText(t('checkout.members'), { exact: false })).toBeNull();
  });

  test.each<[string, Answer]>([
    ['still says what it said', buildMembership({ status: 'active' })],
    ['cannot be loaded again', offline],
  ])('an accepted fee holds until the order is sent, if the membership %s', async (_, answer) => {
    const { api, user, submit, onPlaced, step, t } = await renderSmallOrder(buildMembership({ status: 'active' }));
    expect(await within(step('review')).findByText(t('order.receipt.feeWaived'))).toBeVisible();
    api.answers[placeOrderCall] = feeChanged;
    await user.click(submit());
    const accept = await screen.findByRole('button', { name: t('checkout.changed.accept') });
    api.answers['GET /v1/app/membership'] = answer;
    api.answers[placeOrderCall] = buildOrder();
    await user.click(accept);
    await waitFor(() => expect(api.callsOf('GET /v1/app/membership').length).toBeGreaterThan(1));
    expect(await within(step('review')).findByText('$5.00')).toBeVisible();
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(placeOrderCall)[1]!.body).toMatchObject({ deliveryFeeTotal: 5 });
  });

  test('asks for confirmation when the membership has ended, and then sends the fee', async () => {
    const { api, user, submit, onPlaced, step, t } = await renderSmallOrder(buildMembership({ status: 'active' }));
    expect(await within(step('review')).findByText(t('order.receipt.feeWaived'))).toBeVisible();
    api.answers[placeOrderCall] = feeChanged;
    await user.click(submit());
    const fee = (await screen.findByRole('rowheader', { name: t('order.receipt.deliveryFee') })).closest('tr');
    expect(fee).toHaveTextContent('$0.00$5.00');
    api.answers['GET /v1/app/membership'] = buildMembership({ status: 'canceled' });
    api.answers[placeOrderCall] = buildOrder();
    await user.click(screen.getByRole('button', { name: t('checkout.changed.accept') }));
    expect(await within(step('review')).findByText('$5.00')).toBeVisible();
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(placeOrderCall)[1]!.body).toMatchObject({ deliveryFeeTotal: 5 });
  });
});

describe('D-34 S8-12 the shopper’s credit', () => {
  test('is offered, and sent as shown', async () => {
    const { api, chooseTime, user, submit, step, onPlaced, t } = renderCheckout({
      answers: { 'GET /v1/app/rewards': buildRewards(10) },
    });
    await chooseTime();
    await user.click(await screen.findByRole('checkbox', { name: t('checkout.reward.use', { amount: '$10.00' }) }));
    expect(within(step('review')).getByText('−$10.00')).toBeVisible();
    expect(within(step('review')).getAllByText('$59.00')).toHaveLength(2);
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(placeOrderCall)[0]!.body).toMatchObject({ useRewards: true, rewardTotal: 10 });
  });

  test('cannot be used below the dispensary’s minimum, and the reason is shown', async () => {
    changeDraft({ useRewards: true });
    const { chooseTime, step } = renderCheckout({
      answers: { 'GET /v1/app/rewards': buildRewards(10) },
      delivery: { provider: { ...checkoutProvider, deliveryTotalMinimum: 80 } },
    });
    await chooseTime();
    expect(await screen.findByRole('checkbox')).toBeDisabled();
    expect(
      screen.getByText(
        'In order to redeem your reward(s), it must be paired with an XPRESS delivery minimum order of $80.00 before taxes.',
      ),
    ).toBeVisible();
    expect(within(step('review')).getAllByText('$69.00')).toHaveLength(2);
  });

  test('says that nothing is to pay once it covers the order', async () => {
    const { chooseTime, user, step, t } = renderCheckout({ answers: { 'GET /v1/app/rewards': buildRewards(100) } });
    await chooseTime();
    expect(step('review')).toHaveTextContent(t('checkout.review.payment'));
    await user.click(await screen.findByRole('checkbox'));
    expect(step('review')).toHaveTextContent(`${t('order.ready.nothingDue')} ${t('checkout.review.idReminder')}`);
    expect(step('review')).not.toHaveTextContent(t('checkout.review.payment'));
  });

  test('is not mentioned when there is none', async () => {
    const { chooseTime } = renderCheckout();
    await chooseTime();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('asks for confirmation when the amount changed, and then sends it', async () => {
    changeDraft({ useRewards: true });
    const { api, order, user, submit, onPlaced, t } = renderCheckout({
      answers: {
        'GET /v1/app/rewards': buildRewards(10),
        [placeOrderCall]: problem(409, 'order_changed', {
          changes: { items: [], isSlotGone: false, rewardTotal: { amount: 4 } },
        }),
      },
    });
    await order();
    const total = (await screen.findByRole('rowheader', { name: 'Total' })).closest('tr');
    expect(total).toHaveTextContent('Total$59.00$65.00');
    api.answers['GET /v1/app/rewards'] = buildRewards(4);
    api.answers[placeOrderCall] = buildOrder();
    await user.click(screen.getByRole('button', { name: t('checkout.changed.accept') }));
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(placeOrderCall)[1]!.body).toMatchObject({ useRewards: true, rewardTotal: 4 });
  });
});

describe('a pickup', () => {
  const elmStreet = { addressOne: '1 Elm St', addressTwo: '', city: 'Oakland', state: 'CA', postalCode: '94601' };
  const counter = buildProvider({
    deliveryTimes: { Tue: openingHours },
    deliveryFee: { amount: 0, currencyCode: 'USD' },
    pickup: { address: elmStreet, totalMinimum: 15 },
  });

  test('shows where and when, asks for no note and no fee, and is placed as one', async () => {
    changeDraft({ note: 'Ring twice' });
    const { api, order, onPlaced, t } = renderCheckout({ delivery: { orderType: 'pickup', provider: counter } });
    await screen.findByRole('list', { name: t('checkout.steps') });
    expect(screen.getByRole('heading', { name: new RegExp(`^${t('pickup.place.title')}`) })).toBeVisible();
    expect(screen.getAllByText('1 Elm St, Oakland, CA').length).toBeGreaterThan(0);
    expect(screen.queryByText(t('order.receipt.deliveryFee'))).toBeNull();
    expect(screen.queryByText(t('checkout.address.note'))).toBeNull();
    await order();
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    const { body } = api.callsOf(placeOrderCall)[0]!;
    expect(body).toMatchObject({ orderType: 'pickup', slotStart: elevenAm });
    expect(body).not.toHaveProperty('note');
  });
});

describe('S4-20 S4-21 D-17 an item that cannot be delivered', () => {
  const birch = buildCartItem({ productVariantId: 'birch-1g', quantity: 4 });
  const rustedGate = { ...birch, metadata: { ...birch.metadata, name: 'Rusted Gate', thcGrams: 1.5 } };

  test('is in no line, total, tax, weight or limit, exactly as in the cart', async () => {
    useCart.setState({ items: [buildCartItem({ quantity: 2 }), rustedGate] });
    const { chooseTime, step, t } = renderCheckout({ delivery: { offers: new Map([['amber-1g', buildOffer()]]) } });
    await chooseTime();
    const summary = within(screen.getByRole('complementary', { name: t('checkout.summary') }));
    for (const part of [summary, within(step('review'))]) {
      for (const amount of ['$60.00', '$9.00', '$69.00']) expect(part.getAllByText(amount)[0]).toBeInTheDocument();
      expect(part.queryByText(/× Rusted Gate/)).toBeNull();
    }
    expect(screen.getByRole('meter', { name: t('cart.thc') })).toHaveAttribute(
      'aria-valuetext',
      '1.6 g of the 8 g the law allows',
    );
    expect(screen.queryByText(/exceeds the legal limit/)).toBeNull();
  });

  test('D-40 the review names the concentrate where it exceeds its limit, and blocks the order', async () => {
    useCart.setState({ items: [buildCartItem({ quantity: 2 })] });
    const { chooseTime, submit } = renderCheckout({
      delivery: {
        provider: { ...checkoutProvider, purchaseLimitOilGrams: 2 },
        offers: new Map([['amber-1g', buildOffer({ oilGrams: 1.1 })]]),
      },
    });
    await chooseTime();
    expect(screen.getByRole('meter', { name: 'Concentrate' })).toHaveAttribute(
      'aria-valuetext',
      '2.2 g of the 2 g the law allows',
    );
    expect(screen.getByText(/limit of 2 grams for an online order by 0\.2 g of cannabis concentrate/)).toBeVisible();
    expect(submit()).toBeDisabled();
  });
});
