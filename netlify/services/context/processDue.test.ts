import { expect, test } from 'vitest';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { processDue } from './processDue';

interface Setup {
  count: number;
  /** Numbers that fail, and numbers that stay as they are. */
  failing?: number[];
  unchanged?: number[];
  abortAfter?: number;
}

async function run({ count, failing = [], unchanged = [], abortAfter = Infinity }: Setup) {
  const { log, lines } = captureLog();
  const due = new Set(Array.from({ length: count }, (_, index) => index));
  const tried: number[] = [];
  const controller = new AbortController();
  const result = await processDue(
    { log },
    {
      failure: 'An item could not be processed',
      job: 'updates',
      findDue: (excludedIds) =>
        Promise.resolve([...due].filter((item) => !excludedIds.includes(String(item))).slice(0, 2)),
      idOf: String,
      work: (item) => {
        tried.push(item);
        if (tried.length === abortAfter) controller.abort();
        if (failing.includes(item)) return Promise.reject(new Error('refused'));
        if (unchanged.includes(item)) return Promise.resolve(false);
        due.delete(item);
        return Promise.resolve(true);
      },
      signal: controller.signal,
    },
  ).catch((error: unknown) => (error as Error).message);
  return { result, tried, logged: lines().length };
}

test.each<[string, Setup, Awaited<ReturnType<typeof run>>]>([
  ['nothing', { count: 0 }, { result: 0, tried: [], logged: 0 }],
  ['more than a batch', { count: 5 }, { result: 5, tried: [0, 1, 2, 3, 4], logged: 0 }],
  ['unchanged ones once', { count: 3, unchanged: [0, 1] }, { result: 1, tried: [0, 1, 2], logged: 0 }],
  [
    'those after a whole batch that fails',
    { count: 4, failing: [0, 1] },
    { result: 'An item could not be processed: 2 failed', tried: [0, 1, 2, 3], logged: 2 },
  ],
  ['no more after an abort', { count: 5, abortAfter: 3 }, { result: 3, tried: [0, 1, 2], logged: 0 }],
])('processes %s', async (_, setup, expected) => {
  expect(await run(setup)).toEqual(expected);
});
