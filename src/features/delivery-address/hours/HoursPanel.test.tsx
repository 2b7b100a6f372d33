import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildProvider, chosenPlace } from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem, neverResponds } from '../../../../tests/fixtures/servers/fakeApi';
import { nextNetwork } from '../../../../tests/fixtures/nextNetwork';
import { normalizedText } from '../../../../tests/fixtures/normalizedText';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import type { LocaleId } from '../../../domain/region/locales';
import { chooseDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { openPanel, usePanel } from '../../../state/panels';
import { HoursPanel } from './HoursPanel';

const providers = 'GET /.netlify/functions/delivery-available-providers';
const hours = { open: '12:00', close: '15:00', leadtime: 45, timeframe: 60 };
const dispensary = (changes: Partial<DeliveryProvider> = {}) =>
  buildProvider({
    deliveryTimes: { Tue: hours, Wed: { ...hours, open: '10:00' }, Thu: hours, Fri: { ...hours, close: '23:30' } },
    deliveryAllowedDaysInAdvance: 2,
    fullSlots: ['2026-11-03T21:00:00.000Z'],
    ...changes,
  });

// Tuesday, 10 AM in Los Angeles.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-03T18:00:00Z') }));

function renderHoursPanel(
  response: Parameters<typeof fakeApi>[0][string] = [dispensary()],
  localeId: LocaleId = 'en-US',
) {
  const api = fakeApi({ [providers]: response });
  chooseDeliveryPlace(chosenPlace);
  openPanel('hours');
  return { ...renderInLocale(<HoursPanel />, { localeId }), api };
}

const headings = () => screen.getAllByRole('heading', { level: 4 }).map(normalizedText);
const windows = (index: number) =>
  within(screen.getAllByRole('list')[index]!).getAllByRole('listitem').map(normalizedText);
const week = async () => within(await screen.findByRole('table')).getAllByRole('row');

describe('D-35 the hours of the dispensary', () => {
  test('shows the dispensary’s name and license first', async () => {
    const { t } = renderHoursPanel();
    expect(await screen.findByRole('heading', { name: 'Fernlight Delivery' })).toBeVisible();
    expect(screen.getByText(t('address.licence', { licence: 'C9-0000001-LIC' }))).toBeVisible();
    expect(screen.getByRole('dialog', { name: t('address.hours') })).toBeVisible();
  });

  test('S5-17 D-18 lists the windows of today and of the allowed days, with full ones marked', async () => {
    renderHoursPanel();
    await week();
    expect(headings()).toEqual(['Tuesday, November 3Today', 'Wednesday, November 4']);
    expect(windows(0)).toEqual(['12:00 PM – 1:00 PM', '1:00 PM – 2:00 PMFull', '2:00 PM – 3:00 PM']);
    expect(windows(1)).toHaveLength(5);
  });

  test('lists the week in the dispensary’s time zone, with today marked, limited to legal hours (D-18)', async () => {
    renderHoursPanel();
    const rows = await week();
    expect(rows.map(normalizedText)).toEqual([
      'SundayClosed',
      'MondayClosed',
      'TuesdayToday12:00 PM – 3:00 PM',
      'Wednesday10:00 AM – 3:00 PM',
      'Thursday12:00 PM – 3:00 PM',
      'Friday12:00 PM – 10:00 PM',
      'SaturdayClosed',
    ]);
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'date', ...Array(4).fill(null)]);
    expect(screen.getByText('All times are Pacific Time.')).toBeVisible();
  });

  test('S5-15 states the lead time once when it is the same every day', async () => {
    renderHoursPanel();
    await week();
    expect(screen.getAllByText(/before a window starts/).map(normalizedText)).toEqual([
      'Order at least 45 minutes before a window starts.',
    ]);
  });

  test('removes a window when it closes', async () => {
    renderHoursPanel();
    await week();
    await act(async () => void (await vi.advanceTimersByTimeAsync(75 * 60_000)));
    expect(windows(0)).toEqual(['1:00 PM – 2:00 PMFull', '2:00 PM – 3:00 PM']);
  });

  test('says that it is closed today and why, and lists the exceptions of the week', async () => {
    const closed = { deliveryHours: null, pickupHours: null };
    renderHoursPanel([
      dispensary({
        exceptions: [
          { ...closed, day: '2026-11-03', reason: 'Election Day' },
          { ...closed, day: '2026-11-06', deliveryHours: hours, reason: '' },
        ],
      }),
    ]);
    const rows = await week();
    expect(screen.getByText('Closed today. Reason: Election Day')).toBeVisible();
    expect(normalizedText(rows[2]!)).toBe('TuesdayTodayClosedTue, Nov 3 only: Election Day');
    expect(normalizedText(rows[5]!)).toBe('Friday12:00 PM – 3:00 PMFri, Nov 6 only');
    expect(headings()).toEqual(['Wednesday, November 4']);
  });

  test('while paused, says until when and why, in both languages', async () => {
    const paused = dispensary({ pause: { until: '2026-11-04T19:00:00.000Z', reason: 'Panne' } });
    renderHoursPanel([paused], 'fr-CA');
    await week();
    expect(normalizedText(screen.getAllByRole('status')[0]!)).toBe(
      'En pause pour l’instant. Les plages reprennent le mercredi 4 novembre, 11 h 00. Motif : Panne',
    );
    expect(headings()).toEqual(['mercredi 4 novembre']);
    expect(windows(0)).toHaveLength(4);
  });

  test('says so when no window is open', async () => {
    const { t } = renderHoursPanel([dispensary({ deliveryTimes: {} })]);
    expect(await screen.findByText(t('facts.noneSoon'))).toBeVisible();
    expect(await week()).toHaveLength(7);
  });

  test('S5-17 and after the last one of the allowed days, which comes next', async () => {
    renderHoursPanel([dispensary({ deliveryTimes: { Tue: hours }, deliveryAllowedDaysInAdvance: 1 })]);
    await week();
    expect(windows(0)).toHaveLength(3);
    // Each timer renders and sets the next one, which is already due.
    for (const each of [12 * 3_600_000, 1, 1, 1]) await act(() => vi.advanceTimersByTimeAsync(each));
    expect(screen.getByText(/^No windows are open right now\. Next: Tuesday, November 10/)).toBeVisible();
  });
});

describe('D-35 without hours to show', () => {
  test('S4-24 shows that the dispensary is loading', async () => {
    const { t } = renderHoursPanel(neverResponds);
    expect(await screen.findByText(t('address.loadingProvider'))).toBeVisible();
  });

  test('S8-06 dispensaries that failed to load show an error and can be retried', async () => {
    const { t, user, api } = renderHoursPanel(problem(500, 'internal'));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.providers'));
    api.answers[providers] = [dispensary()];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('heading', { name: 'Fernlight Delivery' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offline it does not claim that nobody delivers, and loads once online', async () => {
    await nextNetwork(false);
    const { t } = renderHoursPanel();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.providers'));
    await nextNetwork(true);
    expect(await screen.findByRole('heading', { name: 'Fernlight Delivery' })).toBeVisible();
  });

  test('S4-10 says when nobody delivers, and another address can be used', async () => {
    const { t, user } = renderHoursPanel([]);
    expect(await screen.findByText(t('cart.error.unavailableAddress'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('expressDelivery.otherAddress') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('S4-09 asks for an address when there is none', () => {
    const api = fakeApi({});
    const { t } = renderInLocale(<HoursPanel />);
    expect(screen.getByText(t('cart.error.noAddress'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('header.addAddress') })).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});
