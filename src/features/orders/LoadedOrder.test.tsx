import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOrder, buildShell } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { Order } from '../../domain/order/orderSchema';
import type { OrderStatus } from '../../domain/order/orderStatus';
import { useAnnouncements } from '../../state/notifications/announcements';
import { OrderDetails } from './OrderDetails';

const path = 'GET /v1/app/orders/provider-1/details-1';
const placedAt = '2026-11-03T18:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(placedAt) });
  document.title = 'Order details · Lumapod';
});
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const buildMovedOrder = (status: OrderStatus, reason: string | null = null): Order =>
  buildOrder({ status, events: [...buildOrder().events, { status, at: '2026-11-03T18:05:00.000Z', reason }] });

async function renderLoadedOrder(order = buildOrder()) {
  const api = fakeApi({ [path]: order, [`${path}/tracking-link`]: { url: null } });
  const name = { providerId: 'provider-1', detailsId: 'details-1' };
  const view = renderInLocale(<OrderDetails ids={name} shell={buildShell()} />);
  const heading = (status: OrderStatus) =>
    screen.findByRole('heading', { level: 2, name: view.t(`order.status.delivery.${status}`) });
  await heading(order.status);
  return { api, heading, ...view };
}

describe('S2-74 an open order', () => {
  test('updates by itself; a new status is announced once and shown in the tab’s title', async () => {
    const { api, heading, unmount } = await renderLoadedOrder();
    const announcement = vi.fn<(text: string) => void>();
    const stop = useAnnouncements.subscribe(({ announcements }) =>
      announcements.forEach(({ text, isAnnounced }) => isAnnounced && announcement(text)),
    );
    expect(document.title).toBe('Placed · Order details · Lumapod');
    api.answers[path] = buildMovedOrder('ACCEPTED');
    await wait(3000);
    expect(await heading('ACCEPTED')).toBeVisible();
    expect(document.title).toBe('Accepted · Order details · Lumapod');
    await wait(6000);
    expect([...new Set(announcement.mock.calls.flat())]).toEqual([
      'Accepted. The dispensary accepted your order and will pack it for your delivery window.',
    ]);
    stop();
    unmount();
    expect(document.title).toBe('Order details · Lumapod');
  });

  test('D-14 a declined order says why, and is no longer polled', async () => {
    const { api, heading, t } = await renderLoadedOrder();
    api.answers[path] = buildMovedOrder('DECLINED', 'Out of stock');
    await wait(3000);
    expect(await heading('DECLINED')).toBeVisible();
    expect(screen.getByText(t('order.reason', { reason: 'Out of stock' }))).toBeVisible();
    const count = api.calls.length;
    await wait(60_000);
    expect(api.calls).toHaveLength(count);
  });

  test('shows thanks at first, until it moves on or minutes have passed', async () => {
    const { api, heading, t } = await renderLoadedOrder();
    const thankYou = t('order.thanks', { provider: 'Fernlight Delivery' });
    expect(screen.getByText(thankYou)).toBeVisible();
    api.answers[path] = buildMovedOrder('ACCEPTED');
    await wait(3000);
    await heading('ACCEPTED');
    expect(screen.queryByText(thankYou)).toBeNull();
  });

  test('whose window is over without a word says that it is late, until it has a new time', async () => {
    vi.setSystemTime(new Date('2026-11-03T22:59:00Z'));
    const { api, t } = await renderLoadedOrder();
    const title = t('order.late.title');
    expect(screen.queryByText(title)).toBeNull();
    await wait(120_000);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(t('order.late.hint', { provider: 'Fernlight Delivery' }))).toBeVisible();
    expect(screen.getByText(/^Later than planned \(2:00\s–\s3:00\sPM\)$/)).toBeVisible();
    const eta = { start: '2026-11-03T23:10:00.000Z', end: '2026-11-03T23:40:00.000Z' };
    api.answers[path] = buildOrder({ status: 'PACKED', eta });
    await wait(30_000);
    expect(screen.queryByText(title)).toBeNull();
    expect(screen.getByText(/^Arriving 3:10\s–\s3:40\sPM$/)).toBeVisible();
  });

  test('an hour old shows no thanks', async () => {
    vi.setSystemTime(new Date('2026-11-03T19:00:00Z'));
    const { t } = await renderLoadedOrder();
    expect(screen.queryByText(t('order.thanks', { provider: 'Fernlight Delivery' }))).toBeNull();
  });

  test('is not polled in a hidden tab, and immediately when the tab becomes visible', async () => {
    const { api, heading } = await renderLoadedOrder();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    const count = api.calls.length;
    await wait(60_000);
    expect(api.calls).toHaveLength(count);
    api.answers[path] = buildMovedOrder('ACCEPTED');
    visibility.mockReturnValue('visible');
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await heading('ACCEPTED')).toBeVisible();
  });
});

describe('how often an open order is fetched', () => {
  const countCallsIn = async (api: Awaited<ReturnType<typeof renderLoadedOrder>>['api'], milliseconds: number) => {
    const count = api.callsOf(path).length;
    await wait(milliseconds);
    return api.callsOf(path).length - count;
  };

  test('often for two minutes, then every 15 seconds, and often again while the driver is on the way', async () => {
    const { api, heading } = await renderLoadedOrder();
    expect(await countCallsIn(api, 30_000)).toBe(10);
    await wait(90_000);
    // Allows for one more short interval, which may have begun before.
    expect(await countCallsIn(api, 60_000)).toBeLessThanOrEqual(5);
    api.answers[path] = buildMovedOrder('ON_THE_WAY');
    await wait(15_000);
    await heading('ON_THE_WAY');
    expect(await countCallsIn(api, 30_000)).toBe(10);
  });

  test('with the last ETag, and an unchanged order stays', async () => {
    const { api, heading } = await renderLoadedOrder();
    api.answers[path] = () => Response.json(buildOrder(), { headers: { etag: '"one"' } });
    await wait(3000);
    api.answers[path] = (call) => {
      expect(call.headers['If-None-Match']).toBe('"one"');
      return new Response(null, { status: 304 });
    };
    await wait(6000);
    expect(await heading('PLACED')).toBeVisible();
    expect(api.callsOf(path).at(-1)!.headers['If-None-Match']).toBe('"one"');
    api.answers[path] = buildMovedOrder('ACCEPTED');
    await wait(3000);
    expect(await heading('ACCEPTED')).toBeVisible();
  });
});

describe('S2-74 when an open order cannot be fetched', () => {
  test.each([
    ['the server fails', problem(500, 'internal')],
    ['there is no network', offline],
  ])(
    'since %s: it keeps the last state, says since when, polls less and less often, and recovers by itself',
    async (_, response) => {
      const { api, heading } = await renderLoadedOrder();
      const note = /^We couldn’t refresh this order\. Last updated at 1:00\sPM\.$/;
      api.answers[path] = response;
      await wait(3000);
      expect(screen.queryByText(note)).toBeNull();
      await wait(12_000);
      expect(await screen.findByText(note)).toBeVisible();
      expect(await heading('PLACED')).toBeVisible();
      const count = api.calls.length;
      await wait(60_000);
      expect(api.calls.length - count).toBeLessThanOrEqual(4);
      api.answers[path] = buildMovedOrder('ACCEPTED');
      await wait(30_000);
      expect(await heading('ACCEPTED')).toBeVisible();
      expect(screen.queryByText(note)).toBeNull();
    },
  );
});
