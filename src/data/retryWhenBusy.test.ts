import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './apiError';
import { retryWhenBusy } from './retryWhenBusy';

const busy = (seconds: number | null = 2) => new ApiError(503, { code: 'server_busy' }, seconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

/** The time of each attempt, in milliseconds from the first, and the result. */
async function timesOf(call: () => Promise<unknown>, signal?: AbortSignal) {
  const times: number[] = [];
  const start = Date.now();
  const result = retryWhenBusy(() => {
    times.push(Date.now() - start);
    return call();
  }, signal).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { times, result: await result };
}

describe('a call that a busy server refused', () => {
  test('is retried no sooner than the server asks, with more jitter each time', async () => {
    const call = vi.fn().mockRejectedValueOnce(busy()).mockRejectedValueOnce(busy()).mockResolvedValue('placed');
    expect(await timesOf(call)).toEqual({ times: [0, 2_500, 5_500], result: 'placed' });
  });

  test('fails with the server’s error after four attempts', async () => {
    const { times, result } = await timesOf(() => Promise.reject(busy()));
    expect(times).toHaveLength(4);
    expect(result).toMatchObject({ code: 'server_busy' });
  });

  test('waits at least a second without Retry-After, and is not retried if it exceeds 30 seconds', async () => {
    expect((await timesOf(() => Promise.reject(busy(null)))).times[1]).toBe(1_500);
    expect((await timesOf(() => Promise.reject(busy(31)))).times).toEqual([0]);
  });

  test('is not retried after it is aborted', async () => {
    const aborted = new AbortController();
    const call = vi.fn().mockImplementation(() => {
      queueMicrotask(() => aborted.abort(new Error('gone')));
      return Promise.reject(busy());
    });
    expect(await timesOf(call, aborted.signal)).toEqual({ times: [0], result: new Error('gone') });
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([
  ['another 503', new ApiError(503, { code: 'database_unavailable' }, 2)],
  ['a failure of the server', new ApiError(500)],
  ['no answer', new ApiError(0)],
  ['too many requests', new ApiError(429, { code: 'too_many_requests' }, 2)],
])('%s is not retried', async (_, error) => {
  expect(await timesOf(() => Promise.reject(error))).toEqual({ times: [0], result: error });
});
