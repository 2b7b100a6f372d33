import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { storageKeys } from '../../data/storage';
import { formatMoney } from '../../domain/money/money';
import type { DriverRun, DriverStop } from '../../domain/staff/runSchema';
import { cacheRun } from './cachedRun';
import { driverQueue } from './driverQueue';
import { RunView } from './RunView';
import { StopCard } from './StopCard';

const report = 'POST /v1/driver/stops/K7RM4WXT';
const amountDue = { amount: 64.5, currencyCode: 'USD' };
const buildStop = (changes: Partial<DriverStop> = {}): DriverStop => ({
  orderNumber: 'K7RM4WXT',
  status: 'ON_THE_WAY',
  addressOne: '1200 S Spring St',
  addressTwo: '4B',
  city: 'Los Angeles',
  state: 'CA',
  postalCode: '90012',
  latitude: null,
  longitude: null,
  note: 'Blue gate',
  phone: '2135550199',
  customerName: 'Robin Sample',
  amountDue,
  window: { start: '2026-11-04T22:00:00.000Z', end: '2026-11-04T23:00:00.000Z' },
  isIdChecked: true,
  ...changes,
});

beforeEach(() => {
  driverQueue.useQueue.save(null);
  window.location.hash = '#run-token';
  return () => void (window.location.hash = '');
});

function renderStopCard(changes: Partial<DriverStop> = {}, response: Parameters<typeof fakeApi>[0][string] = {}) {
  const api = fakeApi({ [report]: response });
  const view = renderInLocale(<StopCard stop={buildStop(changes)} timezone="America/Los_Angeles" />);
  return { api, ...view };
}

describe('a stop of a driver’s round', () => {
  test('shows the door, the note, whom to meet and what to collect', () => {
    renderStopCard();
    expect(screen.getByRole('heading', { name: '1200 S Spring St, 4B' })).toBeVisible();
    for (const text of [
      'Los Angeles, CA 90012',
      'Blue gate',
      'Robin Sample',
      formatMoney(amountDue),
      'ID checked: 21+, name matches',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call (213) 555-0199' })).toHaveAttribute('href', 'tel:+12135550199');
    expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toContain('1200%20S%20Spring%20St');
    expect(screen.getByText(/2:00\s–\s3:00\sPM$/)).toBeVisible();
  });

  test('without a check of the ID says so, and without a phone offers no call', () => {
    renderStopCard({ isIdChecked: false, phone: null, customerName: '' });
    expect(screen.getByText('ID not checked yet: check age and name at the door')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
    expect(screen.getByText('Not given')).toBeVisible();
  });

  test('is reported as delivered only after a second look', async () => {
    const { api, user } = renderStopCard();
    await user.click(screen.getByRole('button', { name: 'Delivered' }));
    expect(api.calls).toEqual([]);
    await user.click(
      await screen.findByRole('button', { name: `Yes, ID checked and ${formatMoney(amountDue)} collected` }),
    );
    await waitFor(() => expect(api.calls[0]?.body).toEqual({ outcome: 'delivered' }));
  });

  test('that failed needs a reason, also in the driver’s own words', async () => {
    const { api, user } = renderStopCard();
    await user.click(screen.getByRole('button', { name: 'Could not deliver…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Could not deliver K7RM4WXT' }));
    await user.selectOptions(dialog.getByRole('combobox'), 'Something else');
    await user.click(dialog.getByRole('button', { name: 'Report and cancel the order' }));
    expect(dialog.getByText('Please say what happened.')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'The road is closed.');
    await user.click(dialog.getByRole('button', { name: 'Report and cancel the order' }));
    await waitFor(() => expect(api.calls[0]?.body).toEqual({ outcome: 'failed', reason: 'The road is closed.' }));
  });

  test('reported without a network is kept with its key', async () => {
    const { user } = renderStopCard({}, offline);
    await user.click(screen.getByRole('button', { name: 'Delivered' }));
    await user.click(await screen.findByRole('button', { name: /^Yes, ID checked/ }));
    await waitFor(() => expect(localStorage.getItem('driver_action_queue')).toContain('K7RM4WXT'));
  });
});

const dispensary = { name: 'Alder', phone: '2135550100', timezone: 'America/Los_Angeles' };
const buildRun = (changes: Partial<DriverRun> = {}): DriverRun => ({
  driverName: 'Sam',
  dispensary,
  expiresAt: '2999-01-01T00:00:00.000Z',
  stops: [buildStop()],
  ...changes,
});

test('a window of another day says which one, in the dispensary’s time zone', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-04T20:00:00.000Z') });
  const late = { start: '2026-11-05T05:00:00.000Z', end: '2026-11-05T06:00:00.000Z' };
  const { rerender } = renderStopCard({ window: late });
  expect(screen.getByText(/K7RM4WXT · 9:00\s–\s10:00\sPM$/)).toBeVisible();
  const tomorrow = { start: '2026-11-05T22:00:00.000Z', end: '2026-11-05T23:00:00.000Z' };
  rerender(<StopCard stop={buildStop({ window: tomorrow })} timezone="America/Los_Angeles" />);
  expect(screen.getByText(/Thu, Nov 5, 2:00\s–\s3:00\sPM$/)).toBeVisible();
});

test('what is done comes after what is to go, with how it ended', async () => {
  const stops = [
    buildStop({ orderNumber: 'AAAA2222', status: 'COMPLETED' }),
    buildStop({ orderNumber: 'BBBB3333', status: 'CANCELLED' }),
    buildStop(),
  ];
  fakeApi({ 'GET /v1/driver/run': buildRun({ stops }), [report]: offline });
  const { user } = renderInLocale(<RunView token="run-token" />);
  const toGo = await screen.findByRole('heading', { name: '1200 S Spring St, 4B' });
  const delivered = screen.getByText('Delivered: AAAA2222');
  expect(toGo.compareDocumentPosition(delivered) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText('Not delivered: BBBB3333')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delivered' }));
  await user.click(await screen.findByRole('button', { name: /^Yes, ID checked/ }));
  expect(await screen.findByText('Delivered: K7RM4WXT: waiting to be sent')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All done' })).toBeVisible();
});

test('D-51 a report that the browser cannot store asks to keep the page open', async () => {
  fakeApi({ 'GET /v1/driver/run': buildRun(), [report]: offline });
  const { user } = renderInLocale(<RunView token="run-token" />);
  await user.click(await screen.findByRole('button', { name: 'Delivered' }));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(await screen.findByRole('button', { name: /^Yes, ID checked/ }));
  expect(await screen.findByText('Keep this page open')).toBeVisible();
  act(() => driverQueue.useQueue.save(null));
  expect(screen.queryByText('Keep this page open')).toBeNull();
});

test('after midnight without a network, the page says so, names what has not arrived, and forgets the addresses', async () => {
  cacheRun('run-token', buildRun({ expiresAt: '2020-01-01T08:00:00.000Z' }));
  driverQueue.useQueue.save([
    {
      id: 'a',
      method: 'POST',
      path: '/v1/driver/stops/K7RM4WXT',
      body: { outcome: 'delivered' },
      subject: 'K7RM4WXT',
      label: 'Delivered: K7RM4WXT',
      refusal: null,
      by: { id: 'run-token', name: 'driver' },
      doneAt: null,
    },
  ]);
  fakeApi({ 'GET /v1/driver/run': offline, [report]: offline });
  renderInLocale(<RunView token="run-token" />);
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
  expect(screen.getByText(/please call them: Delivered: K7RM4WXT/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Alder' })).toHaveAttribute('href', 'tel:+12135550100');
  expect(localStorage.getItem(storageKeys.driverRun)).not.toContain('Spring St');
});

test('a refused report says so until it is dismissed, and the stop can be reported again', async () => {
  const run = buildRun();
  fakeApi({
    'GET /v1/driver/run': run,
    [report]: problem(409, 'order_status_conflict', { detail: 'It was canceled.' }),
  });
  const { user } = renderInLocale(<RunView token="run-token" />);
  await user.click(await screen.findByRole('button', { name: 'Delivered' }));
  await user.click(await screen.findByRole('button', { name: /^Yes, ID checked/ }));
  expect(await screen.findByText('It was canceled.')).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 to go' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delivered' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText('It was canceled.')).toBeNull();
});

test('a report under a link that has ended is kept and named, and not sent under the next link', async () => {
  const run = buildRun();
  const rounds = 'GET /v1/driver/run';
  const ended = problem(401, 'run_ended');
  const api = fakeApi({ [rounds]: run, [report]: ended });
  const { user, rerender } = renderInLocale(<RunView key="1" token="run-token" />);
  await user.click(await screen.findByRole('button', { name: 'Delivered' }));
  api.answers[rounds] = ended;
  await user.click(await screen.findByRole('button', { name: /^Yes, ID checked/ }));
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
  expect(screen.getByText(/This has not arrived, please call them: Delivered: K7RM4WXT/)).toBeVisible();
  api.answers[rounds] = run;
  window.location.hash = '#next-token';
  rerender(<RunView key="2" token="next-token" />);
  expect(await screen.findByText('Delivered: K7RM4WXT: not recorded')).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 to go' })).toBeVisible();
  expect(api.callsOf(report)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(/not recorded/)).toBeNull();
});
