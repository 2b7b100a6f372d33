import { expect, test, vi } from 'vitest';
import { cacheCheck } from './cacheCheck';

let now = 0;
const clock = () => new Date(now);

/** A check whose runs the test ends itself. */
function openCheck() {
  const runs: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const check = vi.fn(() => new Promise<void>((resolve, reject) => void runs.push({ resolve, reject })));
  return { runs, check };
}

test('while a check that is behind runs again, its last outcome counts, and it never runs twice at once', async () => {
  const { runs, check } = openCheck();
  const ask = cacheCheck(check, { everyMs: 60_000, clock, isBehind: true });
  const first = [ask(), ask()];
  runs[0]!.reject(new Error('no key'));
  for (const each of first) await expect(each).rejects.toThrow('no key');
  now += 5_000;
  for (const _ of [1, 2]) await expect(ask()).rejects.toThrow('no key');
  expect(check).toHaveBeenCalledTimes(2);
  runs[1]!.resolve();
  await vi.waitFor(ask);
  now += 59_999;
  await ask();
  expect(check).toHaveBeenCalledTimes(2);
  now += 1;
  await ask();
  expect(check).toHaveBeenCalledTimes(3);
});

test('the next probe tries again after a failure that may pass at any time', async () => {
  const { runs, check } = openCheck();
  const ask = cacheCheck(check, {
    everyMs: 10_000,
    clock,
    isRetried: (error) => (error as Error).message === 'late',
  });
  const late = ask();
  runs[0]!.reject(new Error('late'));
  await expect(late).rejects.toThrow('late');
  const next = ask();
  expect(check).toHaveBeenCalledTimes(2);
  runs[1]!.resolve();
  await next;
});
