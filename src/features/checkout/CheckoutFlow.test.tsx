import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import {
  buildAddress,
  buildCartItem,
  buildOffer,
  buildOrder,
  buildProvider,
  buildUser,
  chosenPlace,
} from '../../../tests/fixtures/builders/buildShop';
import { setDeviceClock, wrongClocks } from '../../../tests/fixtures/servers/serverTime';
import { fakeApi, offline, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { ApiError } from '../../data/apiError';
import { queryClient } from '../../data/queryClient';
import { setClockOffset } from '../../data/fetchApi';
import type { LocaleId } from '../../domain/region/locales';
import { useAnnouncements } from '../../state/notifications/announcements';
import { useCart } from '../../state/cart';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';
import type { Delivery } from '../../state/delivery/delivery';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';
import { CheckoutFlow } from './CheckoutFlow';
import type { CheckoutStepId } from './steps/steps';

const place = 'POST /v1/app/orders';
const path = '/us/en/delivery/checkout';
const hours = { open: '09:00', close: '18:00', leadtime: 30, timeframe: 60 };
const provider = buildProvider({ deliveryTimes: { Tue: hours } });
// Tuesday, 10 AM in Los Angeles: 11 AM is the first slot after the lead time.
const now = new Date('2026-11-03T18:00:00Z');
const eleven = '2026-11-03T19:00:00.000Z';
const credit = (amount: number, minimum = 25) => ({
  referralCode: 'BCDFGHJK',
  referralUrl: 'https://site.test/us/en/register?referral=BCDFGHJK',
  balance: { amount },
  credits: [],
  minimumTotal: { amount: minimum },
});

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  window.history.replaceState(null, '', path);
  chooseDeliveryPlace(chosenPlace);
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

interface Setup {
  answers?: Parameters<typeof fakeApi>[0];
  delivery?: Partial<Delivery>;
  localeId?: LocaleId;
}

function draw({ answers = {}, delivery: rest, localeId }: Setup = {}) {
  const api = fakeApi({
    'GET /v1/app/user/me': buildUser({ phoneNumber: '4155550100', phoneNumberVerified: true }),
    'GET /v1/app/user/uploaded-id': { documentStatus: 'PRESENT' },
    'GET /v1/app/reserved-slots': { slotStarts: [] },
    'GET /v1/app/rewards': credit(0),
    'GET /v1/app/orders': [],
    'GET /.netlify/functions/delivery-available-providers': [provider],
    [place]: buildOrder(),
    ...answers,
  });
  if (useCart.getState().items.length === 0) useCart.setState({ items: [buildCartItem({ quantity: 2 })] });
  const onPlaced = vi.fn();
  const delivery = {
    place: chosenPlace,
    orderType: 'delivery',
    address: buildAddress(),
    offers: null,
    error: null,
    failed: null,
    areOffersCurrent: true,
    ...rest,
    provider: rest?.provider ?? provider,
  };
  const flowAt = (dispensary: typeof provider) => (
    <CheckoutFlow
      delivery={{ ...delivery, provider: dispensary } as unknown as Delivery}
      provider={dispensary}
      place={chosenPlace}
      onPlaced={onPlaced}
    />
  );
  const view = renderInLocale(flowAt(delivery.provider), { localeId });
  const rerenderWith = (dispensary: typeof provider) => view.rerender(flowAt(dispensary));
  const { t, user } = view;
  const isPickup = rest?.orderType === 'pickup';
  const headings = {
    details: t('checkout.step.details'),
    id: t('checkout.id.title'),
    address: t(isPickup ? 'pickup.place.title' : 'checkout.address.title'),
    time: t(isPickup ? 'pickup.time.title' : 'checkout.time.title'),
    review: t('checkout.review.title'),
  };
  const step = (id: CheckoutStepId) =>
    screen.getByRole('region', { name: new RegExp(`^${headings[id].replace('?', '\\?')}`) });
  const isOpen = (id: CheckoutStepId) => waitFor(() => expect(step(id)).toHaveAttribute('data-state', 'open'));
  const change = async (id: CheckoutStepId) =>
    user.click(
      within(step(id)).getByRole('button', { name: t('checkout.changeStep', { step: t(`checkout.step.${id}`) }) }),
    );
  const goOn = async () => user.click(screen.getByRole('button', { name: t('checkout.continue') }));
  const submit = () => screen.getByRole('button', { name: t('checkout.review.submit') });
  const isStanding = async (id: CheckoutStepId) => {
    await screen.findByRole('list', { name: t('checkout.steps') });
    await isOpen(id);
  };
  const chooseTime = async () => {
    await screen.findByRole('list', { name: t('checkout.steps') });
    if (step('time').dataset.state !== 'open') await change('time');
    await user.click(await screen.findByRole('radio', { name: /^Today: 11:00/ }));
    await isOpen('review');
  };
  const order = async () => {
    await chooseTime();
    await user.click(submit());
  };
  return { ...view, rerenderWith, api, onPlaced, step, isOpen, isStanding, change, goOn, submit, chooseTime, order };
}

const keysOf = (api: ReturnType<typeof fakeApi>) => api.callsOf(place).map(({ headers }) => headers['Idempotency-Key']);
const address = () => window.location.search;
const back = () => act(async () => window.history.back());

describe('S2-73 the steps', () => {
  test('a complete account starts at the first missing step; the other steps are folded or pending', async () => {
    const { step, isStanding, t } = draw();
    await isStanding('review');
    expect(step('details')).toHaveTextContent('Ada Rowan · shopper@example.com');
    expect(step('id')).toHaveTextContent(t('checkout.id.present'));
    expect(step('address')).toHaveTextContent('12 Elm St, Oakland, CA 94601');
    expect(step('time'), 'the next free window').toHaveTextContent(/Today: 11:00\sAM – 12:00\sPM \(next available\)/);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(t('checkout.step.review'));
    expect(address()).toBe('?step=review');
    expect(document.body).toHaveFocus();
  });

  test('without a free window, the following steps wait', async () => {
    const full = { ...provider, deliveryTimes: {} };
    const { step, isStanding } = draw({ delivery: { provider: full } });
    await isStanding('time');
    expect(step('review')).toHaveAttribute('data-state', 'waiting');
    expect(within(step('review')).queryByRole('button')).toBeNull();
    expect(address()).toBe('?step=time');
  });

  test('the preselected window is ordered as shown, and a window the shopper chose stays', async () => {
    const { api, user, submit, isStanding, onPlaced, change } = draw();
    await isStanding('review');
    expect(useCheckoutDraft.getState().slotStart).toBeNull();
    await change('time');
    await user.click(screen.getByRole('radio', { name: /^Today: 1:00/ }));
    await isStanding('review');
    expect(useCheckoutDraft.getState().slotStart).toBe('2026-11-03T21:00:00.000Z');
    act(() => changeDraft({ slotStart: null }));
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(place)[0]!.body).toMatchObject({ slotStart: eleven });
  });

  test('S5-09 a preselected window that passes is not replaced silently', async () => {
    const { isStanding, t } = draw();
    await isStanding('review');
    vi.setSystemTime(new Date('2026-11-03T18:45:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await isStanding('time');
    expect(screen.getByText(t('error.slotMissed'))).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('the next step takes focus and is announced', async () => {
    const { chooseTime, t } = draw();
    await chooseTime();
    expect(screen.getByRole('heading', { name: t('checkout.review.title') })).toHaveFocus();
    expect(useAnnouncements.getState().announcements.map(({ text }) => text)).toContain('Step 5 of 5: Review');
    expect(address()).toBe('?step=review');
  });

  test('Back returns to the previous step, and an edit returns to the review', async () => {
    const { chooseTime, isOpen, change, goOn } = draw();
    await chooseTime();
    await back();
    await isOpen('time');
    expect(screen.getByRole('radio', { name: /^Today: 11:00/ })).toBeChecked();
    await goOn();
    await isOpen('review');
    await change('address');
    await isOpen('address');
    expect(address()).toBe('?step=address');
    await goOn();
    await isOpen('review');
  });

  test.each<[string, Partial<Parameters<typeof changeDraft>[0]>, CheckoutStepId]>([
    ['review', { slotStart: eleven }, 'review'],
    ['review', {}, 'review'],
    ['time', {}, 'time'],
    ['address', {}, 'address'],
    ['anything', {}, 'review'],
  ])('a reload at ?step=%s with %o opens the furthest possible step: %s', async (asked, draft, open) => {
    changeDraft({ shopper: 'user-1', seed: 'seed-1', ...draft });
    useCheckoutDraft.setState(useCheckoutDraft.getInitialState(), true);
    window.history.replaceState(null, '', `${path}?step=${asked}`);
    useCheckoutDraft.restore();
    const { isOpen } = draw();
    await screen.findByText('Ada Rowan · shopper@example.com');
    await isOpen(open);
    await waitFor(() => expect(address()).toBe(`?step=${open}`));
  });

  test('what was typed survives a reload, and another account’s draft is not shown', async () => {
    const first = draw();
    await first.isStanding('review');
    await first.change('address');
    await first.user.type(screen.getByLabelText(first.t('checkout.address.note'), { exact: false }), 'Ring twice');
    first.unmount();
    useCheckoutDraft.setState(useCheckoutDraft.getInitialState(), true);
    useCheckoutDraft.restore();
    const second = draw();
    await waitFor(() => expect(second.step('address')).toHaveTextContent('Ring twice'));
    second.unmount();
    act(() => changeDraft({ shopper: 'user-0' }));
    const third = draw();
    await third.isStanding('address');
    expect(third.step('address')).not.toHaveTextContent('Ring twice');
  });
});

describe('S2-73 D-16 placing an order', () => {
  test('sends what was chosen and typed, and passes on the order', async () => {
    const { api, order, onPlaced, user, change, goOn, isStanding, t } = draw();
    await isStanding('review');
    await change('address');
    await user.type(screen.getByLabelText(t('checkout.address.note'), { exact: false }), 'Ring twice');
    await user.type(screen.getByLabelText(t('address.unit'), { exact: false }), '4');
    await goOn();
    await order();
    await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith(buildOrder()));
    expect(api.callsOf(place)[0]!.body).toEqual({
      providerId: 'provider-1',
      placeId: 'place-1',
      addressTwo: '',
      slotStart: eleven,
      note: 'Ring twice',
      localeId: 'en-US',
      items: [{ productVariantId: 'amber-1g', quantity: 2, price: 30 }],
    });
    expect(keysOf(api)[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test('D-17 S5-11 shows the cost, the THC, the seller and what is needed at the door', async () => {
    const { chooseTime, step, t } = draw();
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
    const { isStanding, t } = draw();
    await isStanding('review');
    const summary = within(screen.getByRole('complementary', { name: t('checkout.summary') }));
    expect(summary.getAllByText('$69.00')[0]).toBeVisible();
  });

  test('D-05 in Canada mentions neither a waived fee nor rewards', async () => {
    window.history.replaceState(null, '', '/ca/fr/delivery/checkout');
    const { api, isStanding, t } = draw({ localeId: 'fr-CA' });
    await isStanding('review');
    expect(screen.queryByText(t('order.receipt.feeWaived'))).toBeNull();
    expect(api.callsOf('GET /v1/app/rewards')).toEqual([]);
  });

  test('a double click places one order', async () => {
    const { api, chooseTime, submit, onPlaced } = draw();
    await chooseTime();
    // Unlike `user`, it gives each click a task of its own, as a browser does.
    await userEvent.dblClick(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect([onPlaced.mock.calls.length, new Set(keysOf(api)).size]).toEqual([1, 1]);
  });

  test('D-16 two clicks before the page has rendered send one order, and one that was refused can be sent again', async () => {
    const { api, chooseTime, submit, onPlaced, t } = draw({ answers: { [place]: offline } });
    await chooseTime();
    const clickTwice = () =>
      act(async () => {
        submit().click();
        submit().click();
      });
    await clickTwice();
    // The button is enabled until it renders as busy, too.
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(api.callsOf(place)).toHaveLength(1);
    api.answers[place] = buildOrder();
    await clickTwice();
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    expect(api.callsOf(place)).toHaveLength(2);
  });

  test('after a lost response the same order keeps its key, and a note says that it will be placed only once', async () => {
    const { api, order, user, onPlaced, t } = draw({ answers: { [place]: offline } });
    await order();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    expect(screen.getByText(t('checkout.error.unanswered'))).toBeVisible();
    api.answers[place] = buildOrder();
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    const [first, second] = keysOf(api);
    expect(second).toBe(first);
  });

  test('a busy server has not placed the order, unless an earlier response was lost', async () => {
    const busy = problem(503, 'server_busy', { detail: 'Very busy.' });
    busy.headers.set('retry-after', '31');
    const { api, order, user, submit, t } = draw({ answers: { [place]: busy } });
    await order();
    expect(await screen.findByText('Very busy.')).toBeVisible();
    expect(screen.getByText(t('checkout.error.failed'))).toBeVisible();
    expect(screen.queryByText(t('checkout.error.unanswered'))).toBeNull();
    api.answers[place] = offline;
    await user.click(submit());
    await screen.findByText(t('error.network'));
    api.answers[place] = busy;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText('Very busy.')).toBeVisible();
    expect(screen.getByText(t('checkout.error.unanswered'))).toBeVisible();
  });

  test('after a reload in the middle, the placed order is found and passed on', async () => {
    const lost = draw({ answers: { [place]: offline } });
    await lost.order();
    await screen.findByText(lost.t('error.network'));
    lost.unmount();
    const made = buildOrder({ slot: { start: eleven, end: '2026-11-03T20:00:00.000Z' }, placedAt: now.toISOString() });
    const { onPlaced, api } = draw({ answers: { 'GET /v1/app/orders': [made] } });
    await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith(made));
    expect(api.callsOf(place)).toEqual([]);
  });
});

describe('D-34 S8-12 the shopper’s credit', () => {
  test('is offered, and sent as shown', async () => {
    const { api, chooseTime, user, submit, step, onPlaced, t } = draw({
      answers: { 'GET /v1/app/rewards': credit(10) },
    });
    await chooseTime();
    await user.click(await screen.findByRole('checkbox', { name: t('checkout.reward.use', { amount: '$10.00' }) }));
    expect(within(step('review')).getByText('−$10.00')).toBeVisible();
    expect(within(step('review')).getAllByText('$59.00')).toHaveLength(2);
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(place)[0]!.body).toMatchObject({ useRewards: true, rewardTotal: 10 });
  });

  test('cannot be used below the dispensary’s minimum, and the reason is shown', async () => {
    changeDraft({ useRewards: true });
    const { chooseTime, step } = draw({
      answers: { 'GET /v1/app/rewards': credit(10, 80) },
      delivery: { provider: { ...provider, deliveryTotalMinimum: 80 } },
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

  test('is not mentioned when there is none', async () => {
    const { chooseTime } = draw();
    await chooseTime();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('asks for confirmation when the amount changed, and then sends it', async () => {
    changeDraft({ useRewards: true });
    const { api, order, user, submit, onPlaced, t } = draw({
      answers: {
        'GET /v1/app/rewards': credit(10),
        [place]: problem(409, 'order_changed', {
          changes: { items: [], isSlotGone: false, rewardTotal: { amount: 4 } },
        }),
      },
    });
    await order();
    const total = (await screen.findByRole('rowheader', { name: 'Total' })).closest('tr');
    expect(total).toHaveTextContent('Total$59.00$65.00');
    api.answers['GET /v1/app/rewards'] = credit(4);
    api.answers[place] = buildOrder();
    await user.click(screen.getByRole('button', { name: t('checkout.changed.accept') }));
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(place)[1]!.body).toMatchObject({ useRewards: true, rewardTotal: 4 });
  });
});

describe('a pickup', () => {
  const elmStreet = { addressOne: '1 Elm St', addressTwo: '', city: 'Oakland', state: 'CA', postalCode: '94601' };
  const counter = buildProvider({
    deliveryTimes: { Tue: hours },
    deliveryFee: { amount: 0, currencyCode: 'USD' },
    pickup: { address: elmStreet, totalMinimum: 15 },
  });

  test('shows where and when, asks for no note and no fee, and is placed as one', async () => {
    changeDraft({ note: 'Ring twice' });
    const { api, order, onPlaced, t } = draw({ delivery: { orderType: 'pickup', provider: counter } });
    await screen.findByRole('list', { name: t('checkout.steps') });
    expect(screen.getByRole('heading', { name: new RegExp(`^${t('pickup.place.title')}`) })).toBeVisible();
    expect(screen.getAllByText('1 Elm St, Oakland, CA').length).toBeGreaterThan(0);
    expect(screen.queryByText(t('order.receipt.deliveryFee'))).toBeNull();
    expect(screen.queryByText(t('checkout.address.note'))).toBeNull();
    await order();
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    const { body } = api.callsOf(place)[0]!;
    expect(body).toMatchObject({ orderType: 'pickup', slotStart: eleven });
    expect(body).not.toHaveProperty('note');
  });
});

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
    const { api, order, user, submit, onPlaced, t } = draw({ answers: { [place]: changed } });
    await order();
    expect(await screen.findByRole('heading', { name: t('checkout.changed.title') })).toHaveFocus();
    expect(screen.getByRole('cell', { name: '$32.50 each' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Total' }).closest('tr')).toHaveTextContent('Total$69.00$42.38');
    expect(screen.queryByText('Your order has changed.')).toBeNull();
    expect(screen.queryByRole('button', { name: t('checkout.review.submit') })).toBeNull();
    expect(useCart.getState().items[0]).toMatchObject({ quantity: 2, price: 30 });
    api.answers[place] = buildOrder();
    await user.click(screen.getByRole('button', { name: t('checkout.changed.accept') }));
    expect(useCart.getState().items[0]).toMatchObject({ quantity: 1, price: 32.5 });
    expect(screen.queryByText(t('checkout.changed.title'))).toBeNull();
    expect(screen.getByRole('heading', { name: t('checkout.review.title') })).toHaveFocus();
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    expect(api.callsOf(place)[1]!.body).toMatchObject({
      note: 'Ring twice',
      slotStart: eleven,
      items: [{ productVariantId: 'amber-1g', quantity: 1, price: 32.5 }],
    });
  });

  test('a sold-out item leaves the cart', async () => {
    const { order, user, t } = draw({
      answers: {
        [place]: problem(409, 'order_changed', {
          changes: { items: [{ productVariantId: 'amber-1g', price: null, availableQuantity: 0 }], isSlotGone: false },
        }),
      },
    });
    await order();
    await user.click(await screen.findByRole('button', { name: t('checkout.changed.accept') }));
    expect(useCart.getState().items).toEqual([]);
  });

  test('a window that is no longer available must be chosen again', async () => {
    const { order, user, isOpen, t } = draw({
      answers: { [place]: problem(409, 'order_changed', { changes: { items: [], isSlotGone: true } }) },
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
    const { order, user, isOpen, rerenderWith, t } = draw({
      answers: { [place]: problem(409, 'order_changed', { changes: { items: [], isSlotGone: true } }) },
    });
    await order();
    await user.click(await screen.findByRole('button', { name: t('checkout.changed.accept') }));
    await isOpen('time');
    rerenderWith({ ...provider, pause });
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
    const { chooseTime, user, submit, t } = draw({
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
  const { chooseTime, submit } = draw({ delivery: { offers, areOffersCurrent: false } });
  await chooseTime();
  expect(submit()).toBeEnabled();
});

describe('S4-20 S4-21 D-17 an item that cannot be delivered', () => {
  const birch = buildCartItem({ productVariantId: 'birch-1g', quantity: 4 });
  const rust = { ...birch, metadata: { ...birch.metadata, name: 'Rusted Gate', thcGrams: 1.5 } };

  test('is in no line, total, tax, weight or limit, exactly as in the cart', async () => {
    useCart.setState({ items: [buildCartItem({ quantity: 2 }), rust] });
    const { chooseTime, step, t } = draw({ delivery: { offers: new Map([['amber-1g', buildOffer()]]) } });
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
    const { chooseTime, submit } = draw({
      delivery: {
        provider: { ...provider, purchaseLimitOilGrams: 2 },
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

  test('does not count toward the order minimum or the credit minimum', async () => {
    useCart.setState({ items: [buildCartItem({ quantity: 2 }), rust] });
    const { chooseTime } = draw({
      answers: { 'GET /v1/app/rewards': credit(10, 80) },
      delivery: {
        provider: { ...provider, deliveryTotalMinimum: 80 },
        offers: new Map([['amber-1g', buildOffer()]]),
      },
    });
    await chooseTime();
    expect(await screen.findByRole('checkbox')).toBeDisabled();
    expect(
      screen.getByText('A minimum order of $80.00 before taxes is required for an XPRESS delivery.'),
    ).toBeVisible();
  });

  test('cannot be ordered alone', async () => {
    useCart.setState({ items: [rust] });
    const { chooseTime, submit } = draw({ delivery: { offers: new Map(), areOffersCurrent: false } });
    await chooseTime();
    expect(submit()).toBeDisabled();
  });
});

describe('S8-04 a refusal is shown at its step with the server’s text', () => {
  const refuse = (code: string, detail: string) => ({ [place]: problem(422, code, { detail }) });

  test('id_missing at the ID, which is requested again', async () => {
    const detail = 'Please upload a photo of your ID before you place your order.';
    const { order, isOpen } = draw({ answers: refuse('id_missing', detail) });
    await order();
    await isOpen('id');
    expect(await screen.findByText(detail)).toBeVisible();
  });

  test('D-16 window_reserved at the times, where that window can no longer be chosen and another can', async () => {
    const detail = 'The last places of this delivery window are kept for customers who have ordered before.';
    const { order, isOpen, user, t } = draw({
      answers: { [place]: problem(409, 'window_reserved', { detail }) },
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
    const { step, isStanding } = draw({ answers: { 'GET /v1/app/reserved-slots': { slotStarts: [eleven] } } });
    await isStanding('review');
    expect(step('time')).toHaveTextContent(/Today: 12:00\sPM – 1:00\sPM \(next available\)/);
  });

  test('D-16 a chosen window that becomes reserved is dropped before it is sent, and says why', async () => {
    const { api, chooseTime, isOpen, t } = draw();
    await chooseTime();
    act(() => queryClient.setQueryData(['reservedSlots', provider.id], { slotStarts: [eleven] }));
    await isOpen('time');
    expect(screen.getByText(t('error.slotReserved'))).toBeVisible();
    expect(useCheckoutDraft.getState().slotStart).toBeNull();
    expect(useAnnouncements.getState().announcements.map(({ text }) => text)).toContain(t('error.slotReserved'));
    const held = screen.getByRole('radio', { name: /^Today: 11:00/ });
    expect(held).toBeDisabled();
    expect(held).toHaveAccessibleDescription(new RegExp(t('checkout.time.reserved')));
    expect(api.callsOf(place)).toEqual([]);
  });

  test('D-16 checkout works without knowing which windows are reserved', async () => {
    const { isStanding, step } = draw({ answers: { 'GET /v1/app/reserved-slots': problem(500, 'server_error') } });
    await isStanding('review');
    expect(step('time')).toHaveTextContent(/Today: 11:00/);
  });

  test.each([
    ['open_orders_limit', 'review'],
    ['open_orders_phone', 'review'],
    ['open_orders_address', 'address'],
    ['open_orders_id', 'id'],
  ] as const)('D-16 %s at %s', async (code, id) => {
    const detail = 'Too many orders are open.';
    const { order, isOpen } = draw({ answers: { [place]: problem(409, code, { detail }) } });
    await order();
    await isOpen(id);
    expect(await screen.findByText(detail)).toBeVisible();
  });

  test('address_out_of_zone at the address, with a link to change it, until that step is finished', async () => {
    const detail = 'Your address is out of delivery range of this dispensary.';
    const { order, isOpen, user, goOn, t } = draw({ answers: refuse('address_out_of_zone', detail) });
    await order();
    await isOpen('address');
    const alert = (await screen.findByText(detail)).closest<HTMLElement>('[role=alert]')!;
    await user.click(within(alert).getByRole('button', { name: t('checkout.address.change') }));
    expect(usePanel.getState().open).toBe('address');
    await goOn();
    await isOpen('review');
    expect(screen.queryByText(detail)).toBeNull();
  });

  test('over_weight_limit at the review, with a link to the cart', async () => {
    const detail = 'Your order exceeds the legal limit of 8 grams for an online order.';
    const { order, user, t } = draw({ answers: refuse('over_weight_limit', detail) });
    await order();
    const alert = (await screen.findByText(detail)).closest<HTMLElement>('[role=alert]')!;
    await user.click(within(alert).getByRole('button', { name: t('checkout.backToCart') }));
    expect(usePanel.getState().open).toBe('cart');
  });

  test('S5-10 an order that has fallen under the minimum is not sent', async () => {
    useCart.setState({ items: [buildCartItem({ price: 20 })] });
    const { chooseTime, submit, t } = draw();
    await chooseTime();
    expect(screen.getByText(t('cart.error.minimumTotal', { price: '$25.00' }))).toBeVisible();
    expect(submit()).toBeDisabled();
  });
});

describe('S8-02 no response from the server', () => {
  test.each([
    ['GET /v1/app/user/me', 'the account'],
    ['GET /v1/app/user/uploaded-id', 'the ID'],
  ])('%s: shows an error and retries', async (call) => {
    const { api, user, isOpen, t } = draw({ answers: { [call]: offline } });
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    api.answers[call] = call.endsWith('me') ? buildUser() : { documentStatus: 'PRESENT' };
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await screen.findByText('Ada Rowan · shopper@example.com');
    await isOpen('review');
  });

  test('for the rewards: the order can be placed without them', async () => {
    const { chooseTime, submit, t } = draw({ answers: { 'GET /v1/app/rewards': offline } });
    await chooseTime();
    expect(await screen.findByText(t('checkout.reward.failed'))).toBeVisible();
    expect(submit()).toBeEnabled();
  });

  test('for the products: S8-06 shows an error, and the order can be placed', async () => {
    const { chooseTime, submit, t } = draw({ delivery: { error: new ApiError(0), failed: 'products' } });
    await chooseTime();
    expect(screen.getByText(t('error.products'))).toBeVisible();
    expect(submit()).toBeEnabled();
  });

  test('offline shows a notice, and the order waits', async () => {
    const { chooseTime, submit, t } = draw();
    await chooseTime();
    await nextNetwork(false);
    expect(screen.getByText(t('checkout.offline'))).toBeVisible();
    expect(submit()).toBeDisabled();
    await nextNetwork(true);
    expect(submit()).toBeEnabled();
  });
});

test('S5-09 a window that has passed is deselected with a notice, and another must be chosen', async () => {
  // The page updates its clock every 30 seconds.
  vi.useRealTimers();
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { chooseTime, step, t } = draw();
  await chooseTime();
  vi.setSystemTime(new Date('2026-11-03T18:45:00Z'));
  act(() => vi.advanceTimersByTime(30_000));
  expect(step('time')).toHaveAttribute('data-state', 'open');
  expect(screen.getByText('Sorry, you just missed this delivery window, please select another time.')).toBeVisible();
  expect(screen.getByRole('heading', { name: t('checkout.time.title') })).toHaveFocus();
  expect(useCheckoutDraft.getState().slotStart).toBeNull();
  expect(screen.queryByRole('radio', { name: /^Today: 11:00/ })).toBeNull();
});

describe('S5-09 a device whose clock is wrong', () => {
  afterEach(() => setClockOffset(0));

  test.each(wrongClocks)('$device: offers, orders and names the windows of the server’s time', async (wrong) => {
    const answer = setDeviceClock(now, wrong.hours);
    const account = buildUser({ phoneNumber: '4155550100', phoneNumberVerified: true });
    const { isStanding, step, submit, user, api, onPlaced, t } = draw({
      answers: { 'GET /v1/app/user/me': () => answer(account) },
    });
    await isStanding('review');
    expect(step('time')).toHaveTextContent(/Today: 11:00\sAM – 12:00\sPM/);
    expect(screen.queryByText(t('error.slotMissed'))).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(place).map(({ body }) => body)).toMatchObject([{ slotStart: eleven }]);
  });

  test('a chosen window that has passed is called missed, not full, when the server refuses it', async () => {
    const answer = setDeviceClock(new Date('2026-11-03T19:05:00Z'), -1);
    const { headers } = answer({});
    const changes = { items: [], isSlotGone: true };
    const { order, isOpen, t } = draw({
      answers: { [place]: () => Response.json({ code: 'order_changed', changes }, { status: 409, headers }) },
    });
    await order();
    await isOpen('time');
    expect(screen.getByText(t('error.slotMissed'))).toBeVisible();
    expect(screen.queryByText(t('error.slotFull'))).toBeNull();
    expect(screen.queryByRole('radio', { name: /^Today: 11:00/ })).toBeNull();
  });

  test('a window that was preselected by a wrong clock is replaced without a notice', async () => {
    const { isStanding, step, t } = draw();
    await isStanding('review');
    act(() => setClockOffset(3_600_000));
    expect(step('time')).toHaveTextContent(/Today: 12:00\sPM – 1:00\sPM/);
    expect(screen.queryByText(t('error.slotMissed'))).toBeNull();
  });
});

describe('S2-59 leaving the page', () => {
  const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('does not ask while the draft is kept in the browser', async () => {
    const { chooseTime } = draw();
    await chooseTime();
    changeDraft({ note: 'Ring' });
    expect(isAskedAbout()).toBe(false);
  });

  test('asks when nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { chooseTime, isStanding } = draw();
    await isStanding('review');
    expect(isAskedAbout()).toBe(false);
    await chooseTime();
    expect(isAskedAbout()).toBe(true);
    vi.restoreAllMocks();
  });

  test('asks while the order is being sent', async () => {
    const { order } = draw({ answers: { [place]: neverResponds } });
    await order();
    expect(isAskedAbout()).toBe(true);
  });

  test('does not ask once the order is passed on, nor after a refusal', async () => {
    const { order, onPlaced } = draw();
    const asked: boolean[] = [];
    onPlaced.mockImplementation(() => void asked.push(isAskedAbout()));
    await order();
    await waitFor(() => expect(asked).toEqual([false]));
  });
});

describe('S4-18 an address that another dispensary delivers to', () => {
  const other = buildProvider({
    id: 'provider-2',
    name: 'Harbor Row',
    deliveryTimes: { Tue: { ...hours, open: '14:00' } },
  });
  const dearer = new Map([['amber-1g', buildOffer({ price: { amount: 32.5, currencyCode: 'USD' } })]]);
  const known = { id: 'provider-1', name: 'Fernlight Delivery', before: null, isPriced: true };
  const draft = { shopper: 'user-1', seed: 'seed-1', provider: known };

  test('says why the ID is requested again, and shows the new prices and next window immediately', async () => {
    changeDraft({ ...draft, slotStart: eleven });
    const { isStanding, step, t } = draw({
      answers: { 'GET /v1/app/user/uploaded-id': { documentStatus: 'ABSENT' } },
      delivery: { provider: other, offers: dearer },
    });
    await isStanding('id');
    const why = within(step('id')).getByText('Harbor Row delivers to your new address, not Fernlight Delivery.');
    expect(why).toBeVisible();
    expect(step('id')).toHaveTextContent(t('checkout.dispensary.id'));
    const summary = screen.getByRole('complementary', { name: t('checkout.summary') });
    await waitFor(() => expect(summary).toHaveTextContent('$65.00'));
    expect(step('time')).toHaveTextContent(/Today: 2:00\sPM/);
    expect(screen.queryByText(t('error.slotMissed')), 'nothing was missed').toBeNull();
  });

  test('does not ask again about prices that it already announced', async () => {
    changeDraft(draft);
    const { isStanding, submit, t } = draw({ delivery: { provider: other, offers: dearer } });
    await isStanding('review');
    expect(
      screen.getByText(t('checkout.dispensary.prices', { provider: 'Harbor Row' }), { exact: false }),
    ).toBeVisible();
    await waitFor(() => expect(useCart.getState().items[0]!.price).toBe(32.5));
    expect(screen.queryByText(t('checkout.changed.title'))).toBeNull();
    expect(submit()).toBeEnabled();
  });

  test('D-16 still asks about a new price from the same dispensary', async () => {
    changeDraft(draft);
    const { isStanding, t } = draw({ delivery: { offers: dearer } });
    await isStanding('review');
    expect(await screen.findByText(t('checkout.changed.title'))).toBeVisible();
    expect(screen.queryByText(/delivers to your new address/)).toBeNull();
  });
});

describe('S2-73 S8-02 reloaded offline', () => {
  test('shows the saved draft read-only, and continues by itself once online', async () => {
    changeDraft({ shopper: 'user-1', seed: 'seed-1', note: 'Ring twice', slotStart: eleven });
    await nextNetwork(false);
    const { isStanding, t } = draw();
    expect(await screen.findByText(t('checkout.offline'))).toBeVisible();
    const saved = within(screen.getByRole('group', { name: t('checkout.saved') }));
    for (const text of ['Ring twice', '12 Elm St, Oakland, CA 94601']) expect(saved.getByText(text)).toBeVisible();
    expect(saved.getByText(/^Today: 11:00/)).toBeVisible();
    expect(saved.getAllByText('$60.00')).toHaveLength(2);
    expect(saved.queryByRole('button')).toBeNull();
    await nextNetwork(true);
    await isStanding('review');
    expect(screen.queryByText(t('checkout.offline'))).toBeNull();
  });

  test('also shows it when the server does not respond', async () => {
    const { t } = draw({ answers: { 'GET /v1/app/user/me': offline } });
    expect(await screen.findByText(t('checkout.error.load'))).toBeVisible();
    expect(screen.getByRole('group', { name: t('checkout.saved') })).toBeVisible();
  });
});
