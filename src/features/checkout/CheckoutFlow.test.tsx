import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildAddress,
  buildCartItem,
  buildOrder,
  buildProvider,
  buildUser,
  chosenPlace,
} from '../../../tests/fixtures/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { queryClient } from '../../data/queryClient';
import { useCart } from '../../state/cart';
import type { Delivery } from '../../state/delivery';
import { CheckoutFlow } from './CheckoutFlow';

const place = 'POST /v1/app/orders';
const hours = { open: '09:00', close: '18:00', leadtime: 30, timeframe: 60 };
const provider = buildProvider({ deliveryTimes: { Tue: hours } });
const delivery = { place: chosenPlace, address: buildAddress(), provider } as unknown as Delivery;

// Tuesday, ten in the morning in Los Angeles: 11 o'clock is the first window after the lead time.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-03T18:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function draw(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /v1/app/user/me': buildUser(),
    'GET /v1/app/user/uploaded-id': { documentStatus: 'PRESENT' },
    [place]: buildOrder(),
    ...answers,
  });
  useCart.setState({ items: [buildCartItem({ quantity: 2 })] });
  const onPlaced = vi.fn();
  const view = renderInLocale(<CheckoutFlow delivery={delivery} provider={provider} onPlaced={onPlaced} />);
  const submit = () => screen.getByRole('button', { name: view.t('checkout.review.submit') });
  const chooseTime = async () => view.user.click(await screen.findByRole('radio', { name: /^Today: 11:00/ }));
  const order = async () => {
    await chooseTime();
    await waitFor(() => expect(submit()).toBeEnabled());
    await view.user.click(submit());
  };
  return { ...view, api, onPlaced, submit, chooseTime, order };
}

const keysOf = (api: ReturnType<typeof fakeApi>) => api.callsOf(place).map(({ headers }) => headers['Idempotency-Key']);

describe('S2-73 D-16 placing an order', () => {
  test('sends what was chosen and typed, and hands the order on', async () => {
    const { api, order, onPlaced, user, t } = draw();
    await user.type(await screen.findByLabelText(t('checkout.address.note'), { exact: false }), 'Ring twice');
    await order();
    await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith(buildOrder()));
    expect(api.callsOf(place)[0]!.body).toEqual({
      providerId: 'provider-1',
      placeId: 'place-1',
      addressTwo: '',
      slotStart: '2026-11-03T19:00:00.000Z',
      note: 'Ring twice',
      items: [{ productVariantId: 'amber-1g', quantity: 2, price: 30 }],
    });
    expect(keysOf(api)[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('D-17 shows what it will cost: goods, tax, a waived fee', async () => {
    const { t } = draw();
    expect(await screen.findByText('$69.00')).toBeVisible();
    expect(screen.getByText('$9.00')).toBeVisible();
    expect(screen.getByText(t('order.receipt.feeWaived'))).toBeVisible();
  });

  test.each([
    ['an ID', { 'GET /v1/app/user/uploaded-id': { documentStatus: 'ABSENT' } }],
    ['a name', { 'GET /v1/app/user/me': buildUser({ givenName: null }) }],
  ])('needs %s', async (_, answers) => {
    const { chooseTime, submit } = draw(answers);
    await chooseTime();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(submit()).toBeDisabled();
  });

  test('needs a delivery window', async () => {
    const { submit, t } = draw();
    await screen.findByText(t('checkout.id.present'));
    expect(submit()).toBeDisabled();
  });

  test('after a lost answer the same order keeps its key; another order gets another', async () => {
    const { api, order, user, submit, onPlaced, t } = draw({ [place]: offline });
    await order();
    expect(await screen.findByText(t('error.network'))).toBeVisible();
    await user.click(submit());
    await waitFor(() => expect(api.callsOf(place)).toHaveLength(2));
    await user.type(screen.getByLabelText(t('checkout.address.note'), { exact: false }), 'Ring');
    api.answers[place] = buildOrder();
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    const [first, second, third] = keysOf(api);
    expect([second === first, third === first]).toEqual([true, false]);
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

  test('is shown and asked about; accepted, it is in the cart, and nothing that was typed is lost', async () => {
    const { api, order, user, submit, onPlaced, t } = draw({
      [place]: changed,
    });
    await user.type(await screen.findByLabelText(t('checkout.address.note'), { exact: false }), 'Ring twice');
    await order();
    expect(await screen.findByText('Amber: now $32.50, was $30.00')).toBeVisible();
    expect(screen.queryByText('Your order has changed.')).toBeNull();
    expect(useCart.getState().items[0]).toMatchObject({ quantity: 2, price: 30 });
    api.answers[place] = buildOrder();
    await user.click(screen.getByRole('button', { name: t('checkout.changed.accept') }));
    expect(useCart.getState().items[0]).toMatchObject({ quantity: 1, price: 32.5 });
    expect(screen.queryByText(t('checkout.changed.title'))).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    expect(api.callsOf(place)[1]!.body).toMatchObject({
      note: 'Ring twice',
      slotStart: '2026-11-03T19:00:00.000Z',
      items: [{ productVariantId: 'amber-1g', quantity: 1, price: 32.5 }],
    });
  });

  test('an item that is sold out leaves the cart', async () => {
    const { order, user, t } = draw({
      [place]: problem(409, 'order_changed', {
        changes: { items: [{ productVariantId: 'amber-1g', price: null, availableQuantity: 0 }], isSlotGone: false },
      }),
    });
    await order();
    await user.click(await screen.findByRole('button', { name: t('checkout.changed.accept') }));
    expect(useCart.getState().items).toEqual([]);
  });

  test('a window that is gone must be chosen anew', async () => {
    const { order, user, submit, t } = draw({
      [place]: problem(409, 'order_changed', { changes: { items: [], isSlotGone: true } }),
    });
    await order();
    await user.click(await screen.findByRole('button', { name: t('checkout.changed.accept') }));
    expect(submit()).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Today: 11:00/ })).not.toBeChecked();
  });
});

test('S8-04 any other refusal shows the server’s words', async () => {
  const { order } = draw({ [place]: problem(422, 'over_limit', { detail: 'Over the limit of today.' }) });
  await order();
  expect(await screen.findByText('Over the limit of today.')).toBeVisible();
});

test('S5-09 a window that has passed meanwhile is told, and another must be chosen', async () => {
  // The page looks at the clock again every half minute.
  vi.useRealTimers();
  vi.useFakeTimers({ now: new Date('2026-11-03T18:00:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { chooseTime, submit } = draw();
  await chooseTime();
  await waitFor(() => expect(submit()).toBeEnabled());
  vi.setSystemTime(new Date('2026-11-03T18:45:00Z'));
  act(() => vi.advanceTimersByTime(30_000));
  expect(screen.getByText('Sorry, you just missed this delivery window, please select another time.')).toBeVisible();
  expect(submit()).toBeDisabled();
});

describe('S2-59 leaving the page', () => {
  const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('is not asked about before the shopper has entered anything', async () => {
    const { t } = draw();
    await screen.findByText(t('checkout.id.present'));
    expect(isAskedAbout()).toBe(false);
  });

  test('is asked about once a time was chosen', async () => {
    const { chooseTime } = draw();
    await chooseTime();
    expect(isAskedAbout()).toBe(true);
  });

  test.each(['register.givenName', 'checkout.address.note'] as const)(
    'is asked about once something was typed into %s',
    async (label) => {
      const { user, t } = draw({ 'GET /v1/app/user/me': buildUser({ givenName: null, familyName: null }) });
      await user.type(await screen.findByLabelText(t(label), { exact: false }), 'A');
      expect(isAskedAbout()).toBe(true);
    },
  );

  test('is not asked about for the photo, which is sent as soon as it is chosen', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    const { user, t } = draw();
    const photo = new File([new Uint8Array(8)], 'id.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText(t('checkout.id.replace'), { exact: false }), photo);
    expect(await screen.findByText(t('error.fileType'))).toBeVisible();
    expect(isAskedAbout()).toBe(false);
  });

  test('is not asked about any more by the time that the order is handed on', async () => {
    const { order, onPlaced } = draw();
    const asked: boolean[] = [];
    onPlaced.mockImplementation(() => void asked.push(isAskedAbout()));
    await order();
    await waitFor(() => expect(asked).toEqual([false]));
  });

  test('is still asked about after a refusal', async () => {
    const { order } = draw({ [place]: problem(422, 'over_limit', { detail: 'Over the limit of today.' }) });
    await order();
    await screen.findByText('Over the limit of today.');
    expect(isAskedAbout()).toBe(true);
  });
});
