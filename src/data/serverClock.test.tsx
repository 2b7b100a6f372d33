import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setDeviceClock, wrongClocks } from '../../tests/fixtures/servers/serverTime';
import { apiMarkHeaders, fakeApi } from '../../tests/fixtures/servers/fakeApi';
import { apiMark } from '../domain/api/apiMark';
import { setClockOffset } from './fetchApi';
import { request } from './http';
import { queryClient } from './queryClient';
import { onClockChange, serverClock, serverNow } from './serverClock';
import { loadText, storageKeys } from './storage';

const at = new Date('2026-11-03T18:00:00Z');
const hourMs = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  setClockOffset(0);
});
afterEach(() => {
  setClockOffset(0);
});

const ask = () => request<{ id: number }>('/a', { shape: { fields: ['id'] } });

/** Gets a response from the API. `date` is the server's time, as hours from the test's. */
async function receive(date: number, headers: Record<string, string> = {}, status = 200): Promise<void> {
  const sent = { ...apiMarkHeaders, date: new Date(at.getTime() + date * hourMs).toUTCString(), ...headers };
  fakeApi({ 'GET /a': () => Response.json({ id: 1 }, { status, headers: sent }) });
  await ask().catch(() => {});
}
const hoursAhead = () => serverClock.offsetMs / hourMs;

describe('the server’s time', () => {
  test.each(wrongClocks)('is known on a device that is $device', async ({ hours }) => {
    const response = setDeviceClock(at, hours);
    fakeApi({ 'GET /a': () => response({ id: 1 }) });
    await ask();
    expect(new Date(serverNow())).toEqual(at);
  });

  test('is the device’s before the first response, and when they are less than a minute apart', async () => {
    expect(serverNow()).toBe(Date.now());
    await receive(59 / 3600);
    await receive(-59 / 3600);
    expect(hoursAhead()).toBe(0);
  });

  test('outlives a reload', async () => {
    await receive(3);
    vi.resetModules();
    const reloaded = await import('./serverClock');
    expect(reloaded.serverClock.offsetMs).toBe(3 * hourMs);
  });

  test('is corrected by the next response after the device’s clock was set', async () => {
    await receive(3);
    vi.setSystemTime(at.getTime() + 3 * hourMs);
    await receive(3);
    expect([hoursAhead(), loadText(storageKeys.clockOffset)]).toEqual([0, null]);
    vi.setSystemTime(at.getTime() - 5 * hourMs);
    await receive(0);
    expect(hoursAhead()).toBe(5);
  });

  test('is not corrected by fractions of a minute', async () => {
    await receive(3);
    const onChange = vi.fn();
    const stop = onClockChange(onChange);
    await receive(3 + 30 / 3600);
    expect([hoursAhead(), onChange.mock.calls]).toEqual([3, []]);
    await receive(4);
    expect(onChange).toHaveBeenCalledOnce();
    stop();
    await receive(5);
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('is also learned from a refusal', async () => {
    await receive(3, {}, 409);
    expect(hoursAhead()).toBe(3);
  });
});

describe('a response from a shared cache', () => {
  const age = String(2 * 3600);

  test.each([
    ['keeps its date', -2],
    ['has a new date', 0],
    ['has a date in between', -1],
  ])('says nothing against a right clock if it %s', async (_, date) => {
    await receive(date, { age });
    expect(hoursAhead()).toBe(0);
  });

  test('corrects a clock as far as it is certain', async () => {
    await receive(5, { age });
    expect(hoursAhead()).toBe(5);
    await receive(-5, { age });
    expect(hoursAhead()).toBe(-3);
  });
});

describe('no correction', () => {
  test.each([
    ['D-51 by a gateway’s error', { [apiMark.name]: '' }, 504],
    ['D-51 by the page of a captive portal', { [apiMark.name]: '', 'content-type': 'text/html' }, 200],
    ['D-51 by a proxy’s refusal', { [apiMark.name]: '' }, 403],
    ['by an unreadable date', { date: 'yesterday' }, 200],
  ])('%s', async (_, headers, status) => {
    await receive(3, headers, status);
    expect(hoursAhead()).toBe(0);
  });

  test('by a response during which the device slept', async () => {
    fakeApi({
      'GET /a': () => {
        vi.setSystemTime(at.getTime() + 8 * hourMs);
        return Response.json({ id: 1 }, { headers: { ...apiMarkHeaders, date: at.toUTCString() } });
      },
    });
    await ask();
    expect(hoursAhead()).toBe(0);
  });
});

test('when the device’s clock was wrong, cached data no longer counts as fresh', () => {
  queryClient.setQueryData(['providers', 'place-1'], []);
  expect(queryClient.getQueryState(['providers', 'place-1'])?.isInvalidated).toBe(false);
  setClockOffset(hourMs);
  expect(queryClient.getQueryState(['providers', 'place-1'])?.isInvalidated).toBe(true);
  queryClient.clear();
});
