import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOrder } from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, neverResponds, offline, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { TrackedOrder as Tracked } from '../../../domain/order/trackedOrderSchema';
import type { LocaleId } from '../../../domain/region/locales';
import { TrackedOrderDetails } from './TrackedOrderDetails';

const path = 'GET /v1/track/token-1';
const now = new Date('2026-11-03T21:00:00.000Z');
const buildTracked = (changes: Partial<Tracked> = {}): Tracked => {
  const { slot, placedAt } = buildOrder();
  return {
    status: 'ON_THE_WAY',
    orderType: 'delivery',
    events: [
      { status: 'PLACED', at: placedAt },
      { status: 'ON_THE_WAY', at: '2026-11-03T20:50:00.000Z' },
    ],
    slot,
    eta: { start: '2026-11-03T22:10:00.000Z', end: '2026-11-03T22:40:00.000Z' },
    provider: { name: 'Fernlight Delivery', timezone: 'America/Los_Angeles' },
    city: 'Oakland',
    placedAt,
    ...changes,
  };
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
  window.location.hash = '#token-1';
});
afterEach(() => {
  window.location.hash = '';
});

function renderTrackedOrderDetails(
  response: Parameters<typeof fakeApi>[0][string] = buildTracked(),
  localeId: LocaleId = 'en-US',
) {
  const api = fakeApi({ [path]: response });
  return { api, ...renderInLocale(<TrackedOrderDetails />, { localeId }) };
}

describe('a tracking link', () => {
  test('shows the state, when to expect it, the dispensary and the town', async () => {
    const { t } = renderTrackedOrderDetails();
    expect(await screen.findByRole('heading', { level: 2, name: 'On the way' })).toBeVisible();
    expect(screen.getByText(/^Arriving 2:10\s–\s2:40\sPM$/)).toBeVisible();
    expect(screen.getByText(/^Tuesday, November 3, 2:00\sPM – 3:00\sPM, Pacific Time$/)).toBeVisible();
    expect(screen.getByText('From Fernlight Delivery to Oakland')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: t('track.signIn') })).toHaveAttribute('href', '/us/en/user/orders');
  });

  test.each([
    ['after its estimate', '2026-11-03T22:50:00Z', undefined, /^Later than planned \(2:10\s–\s2:40\sPM\)$/],
    [
      'after its window, without an estimate',
      '2026-11-03T23:05:00Z',
      null,
      /^Later than planned \(2:00\s–\s3:00\sPM\)$/,
    ],
  ])('says that the order is late %s', async (_when, at, eta, text) => {
    vi.setSystemTime(new Date(at));
    const { t } = renderTrackedOrderDetails(buildTracked(eta === null ? { eta } : {}));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(t('order.late.title'))).toBeVisible();
  });

  test('in French, on another day', async () => {
    vi.setSystemTime(new Date('2026-11-02T21:00:00.000Z'));
    renderTrackedOrderDetails(buildTracked(), 'fr-CA');
    expect(await screen.findByText(/^Arrivée prévue : mar\. 3 nov\., 14\sh\s10\s–\s14\sh\s40$/)).toBeVisible();
    expect(screen.getByText('De Fernlight Delivery à Oakland')).toBeVisible();
  });

  test('that arrived says nothing of when it would', async () => {
    renderTrackedOrderDetails(buildTracked({ status: 'COMPLETED' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Delivered' })).toBeVisible();
    expect(screen.queryByText(/^Arriving/)).toBeNull();
  });

  test.each([404, 422])(
    'that is unknown, expired or revoked (%i) says so and is not fetched a second time',
    async (status) => {
      const { api, t } = renderTrackedOrderDetails(problem(status, 'tracking_unknown'));
      expect(await screen.findByText(t('track.unknown'))).toBeVisible();
      expect(screen.getByRole('link', { name: t('track.signIn') })).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(api.calls).toHaveLength(1);
    },
  );

  test('without a token asks nothing', () => {
    window.location.hash = '';
    const { api, t } = renderTrackedOrderDetails();
    expect(screen.getByText(t('track.unknown'))).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('revoked while open stops showing the order', async () => {
    const { api, t } = renderTrackedOrderDetails();
    await screen.findByRole('heading', { level: 2, name: 'On the way' });
    api.answers[path] = problem(404, 'tracking_unknown');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText(t('track.unknown'))).toBeVisible();
    expect(screen.queryByText(/Oakland/)).toBeNull();
  });

  test('shows that it is loading', () => {
    renderTrackedOrderDetails(neverResponds);
    expect(screen.getByRole('status')).toBeVisible();
  });

  test.each([
    ['offline', offline],
    ['a server error', problem(500, 'internal')],
  ])('after %s can be tried again', async (_, response) => {
    const { api, t, user } = renderTrackedOrderDetails(response);
    expect(await screen.findByText(t('track.failed'))).toBeVisible();
    api.answers[path] = buildTracked();
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('heading', { level: 2, name: 'On the way' })).toBeVisible();
  });

  test('opened for another token shows that one', async () => {
    const { api } = renderTrackedOrderDetails();
    await screen.findByRole('heading', { level: 2, name: 'On the way' });
    api.answers['GET /v1/track/token-2'] = buildTracked({ status: 'PACKED' });
    await act(async () => {
      window.location.hash = '#token-2';
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Packed' })).toBeVisible();
  });
});
