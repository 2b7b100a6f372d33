import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announced } from '../../../tests/fixtures/announced';
import { buildOrder } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem, neverResponds, type ApiCall } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { isFinalStatus, type OrderStatus } from '../../domain/order/orderStatus';
import type { Order } from '../../domain/order/orderSchema';
import { OrderList } from './OrderList';

const path = 'GET /v1/app/orders';

// A time before the orders' window. Later, their rows would say that they are late.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(buildOrder().placedAt) }));

const order = (id: string, status: OrderStatus = 'PLACED', rest: Partial<Order> = {}) =>
  buildOrder({
    orderLogId: `${id}-0123456789`,
    detailsId: id,
    detailsPagePath: `/delivery/order/provider-1/${id}`,
    status,
    ...rest,
  });

/** Responds like the server: filters by the requested state and cursor. */
const respondWith =
  (orders: Order[]) =>
  ({ query }: ApiCall) => {
    const matching = orders.filter(({ status }) => isFinalStatus(status) === (query.state === 'past'));
    const size = Number(query.size ?? 1000);
    // As in the API, a page starts after the last entry of the one before.
    const rest = matching.slice(matching.findIndex(({ detailsId }) => detailsId === query.cursor) + 1);
    const items = rest.slice(0, size);
    return { items, nextCursor: rest.length > size ? items.at(-1)!.detailsId : null };
  };

const href = (id: string) => `/us/en/delivery/order/provider-1/${id}`;
const orderNumbersUnder = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement!)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('S8-17 when the orders failed to load', () => {
  test.each([
    ['the server failed', problem(500, 'internal', { detail: 'Boom.' })],
    ['no answer came', offline],
  ])('%s: shows an error, and can be retried', async (_, response) => {
    const api = fakeApi({ [path]: response });
    const { t, user } = renderInLocale(<OrderList />);
    expect(
      await screen.findByText('Uh-oh, something went wrong when loading your orders... Please try again later'),
    ).toBeVisible();
    api.answers[path] = [];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText(t('orders.empty'))).toBeVisible();
  });

  test('an older page that fails shows an error, and the list stays', async () => {
    const orders = Array.from({ length: 25 }, (_, at) => order(`p${at}`, 'COMPLETED'));
    const api = fakeApi({ [path]: respondWith(orders) });
    const { t, user } = renderInLocale(<OrderList />);
    const more = await screen.findByRole('button', { name: t('orders.more') });
    api.answers[path] = problem(500, 'internal');
    await user.click(more);
    expect(await screen.findByText(t('orders.error'))).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(20);
    api.answers[path] = respondWith(orders);
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(25));
    expect(screen.queryByText(t('orders.error'))).toBeNull();
  });
});

describe('S2-07 orders', () => {
  test('show that they are loading', () => {
    fakeApi({ [path]: neverResponds });
    const { t } = renderInLocale(<OrderList />);
    expect(screen.getByRole('status')).toHaveTextContent(t('app.loading'));
  });

  test('list open ones before past ones, each linking to its page', async () => {
    fakeApi({
      [path]: respondWith([
        order('a', 'PLACED'),
        order('b', 'COMPLETED'),
        order('c', 'PACKED'),
        order('d', 'DECLINED'),
        order('e', 'CANCELLED'),
      ]),
    });
    const { t } = renderInLocale(<OrderList />);
    await screen.findByRole('heading', { name: t('orders.open') });
    expect(orderNumbersUnder(t('orders.open'))).toEqual([href('a'), href('c')]);
    expect(orderNumbersUnder(t('orders.past'))).toEqual([href('b'), href('d'), href('e')]);
  });

  test('S9-14 show number, state, date, dispensary, items, window and total', async () => {
    const [amber] = order('a').items;
    const items = ['Amber', 'Birch', 'Cedar', 'Dune'].map((title) => ({ ...amber!, productVariantId: title, title }));
    fakeApi({ [path]: respondWith([order('a', 'PACKED', { items })]) });
    const { t } = renderInLocale(<OrderList />);
    const link = await screen.findByRole('link');
    for (const message of [
      t('order.number', { number: 'K7RM4WXT' }),
      t('order.status.delivery.PACKED'),
      'Nov 3, 2026 · Fernlight Delivery',
      '2 × Amber, 2 × Birch and 2 more',
      '$69.00',
    ])
      expect(link).toHaveTextContent(message);
    expect(link).toHaveTextContent(/Tuesday, November 3, 2:00\sPM – 3:00\sPM, Pacific Time/);
    expect(screen.queryByRole('heading', { name: t('orders.past') })).toBeNull();
  });

  test('in the past show no window', async () => {
    fakeApi({ [path]: respondWith([order('a', 'COMPLETED')]) });
    renderInLocale(<OrderList />);
    expect(await screen.findByRole('link')).not.toHaveTextContent('Pacific Time');
  });

  test('with only past ones say that none is open', async () => {
    fakeApi({ [path]: respondWith([order('b', 'COMPLETED')]) });
    const { t } = renderInLocale(<OrderList />);
    expect(await screen.findByText(t('orders.noOpen'))).toBeVisible();
  });

  test('link to the pods when there are none yet', async () => {
    fakeApi({ [path]: [] });
    const { t } = renderInLocale(<OrderList />);
    expect(await screen.findByText(t('orders.empty'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('cart.browse') })).toHaveAttribute('href', '/us/en/shop/pods');
  });

  test('load older ones a page at a time, each once, with focus on the first new one', async () => {
    const orders = Array.from({ length: 25 }, (_, at) => order(`p${at}`, 'COMPLETED'));
    const api = fakeApi({ [path]: respondWith(orders) });
    const { t, plural, user } = renderInLocale(<OrderList />);
    const more = await screen.findByRole('button', { name: t('orders.more') });
    expect(screen.getAllByRole('link')).toHaveLength(20);
    // An order that has just finished is the newest past one.
    api.answers[path] = respondWith([order('new', 'COMPLETED'), ...orders]);
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(25));
    expect(orderNumbersUnder(t('orders.past'))).toEqual(orders.map(({ detailsId }) => href(detailsId)));
    expect(screen.queryByRole('button', { name: t('orders.more') })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('link')[20]));
    expect(announced()).toEqual([plural('orders.shown', 25)]);
  });
});

describe('S2-07 open orders are polled', () => {
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('every 15 s, and a finished one moves to the past ones', async () => {
    vi.useFakeTimers();
    const api = fakeApi({ [path]: respondWith([order('a', 'PLACED')]) });
    const { t } = renderInLocale(<OrderList />);
    await screen.findByRole('link');
    api.answers[path] = respondWith([order('a', 'ON_THE_WAY')]);
    await wait(15_000);
    expect(await screen.findByText(t('order.status.delivery.ON_THE_WAY'))).toBeVisible();
    api.answers[path] = respondWith([order('a', 'COMPLETED')]);
    await wait(15_000);
    expect(await screen.findByRole('heading', { name: t('orders.past') })).toBeVisible();
    expect(orderNumbersUnder(t('orders.past'))).toEqual([href('a')]);
    const count = api.calls.length;
    await wait(60_000);
    expect(api.calls).toHaveLength(count);
  });

  test('and stay on screen with the time of the last update when the server is down', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-03T19:00:00Z') });
    const api = fakeApi({ [path]: respondWith([order('a', 'PLACED')]) });
    const { t } = renderInLocale(<OrderList />);
    await screen.findByRole('link');
    api.answers[path] = offline;
    await wait(15_000);
    expect(await screen.findByText(/^We couldn’t refresh this list\. Last updated at 2:00\sPM\.$/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveTextContent(t('order.status.delivery.PLACED'));
    api.answers[path] = respondWith([order('a', 'ACCEPTED')]);
    await wait(30_000);
    expect(await screen.findByText(t('order.status.delivery.ACCEPTED'))).toBeVisible();
    expect(screen.queryByText(/^We couldn’t refresh/)).toBeNull();
  });
});
