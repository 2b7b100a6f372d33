import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/fixtures/testApp';
import { runOutgoing } from '../services/outgoing/runOutgoing';
import { runUpkeep } from '../services/upkeep/runUpkeep';
import { startRounds } from './rounds';

vi.mock('../services/outgoing/runOutgoing');
vi.mock('../services/upkeep/runUpkeep');

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
afterEach(() => vi.useRealTimers());

test('messages go out every five seconds and upkeep is done every hour, both at the start, until they are stopped', async () => {
  vi.useFakeTimers();
  vi.mocked(runOutgoing).mockResolvedValue({ delivered: 0, failed: 0, dead: 0 });
  vi.mocked(runUpkeep).mockResolvedValue();
  const stop = startRounds(shop.context);
  const calls = () => [vi.mocked(runOutgoing).mock.calls.length, vi.mocked(runUpkeep).mock.calls.length];
  expect(calls()).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls()).toEqual([721, 2]);
  await stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls()).toEqual([721, 2]);
});

test('no round begins while one runs, and stopping tells it and waits for it', async () => {
  vi.useFakeTimers();
  vi.mocked(runUpkeep).mockReset().mockResolvedValue();
  let finish = () => {};
  const round = vi.mocked(runOutgoing).mockReset();
  round.mockImplementation(async () => {
    await new Promise<void>((done) => (finish = done));
    return { delivered: 0, failed: 0, dead: 0 };
  });
  const stop = startRounds(shop.context);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(round).toHaveBeenCalledOnce();
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect([round.mock.calls[0]?.[1]?.aborted, isStopped]).toEqual([true, false]);
  finish();
  await stopping;
});
