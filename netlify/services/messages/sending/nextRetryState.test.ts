import { expect, test } from 'vitest';
import { nextRetryState, maxAttempts, retryDelayMs } from './nextRetryState';

const now = new Date('2026-07-01T16:00:00.000Z');

test('D-15 delays triple each time', () => {
  expect([1, 2, 3, 4].map(retryDelayMs)).toEqual([10_000, 30_000, 90_000, 270_000]);
});

test('D-15 D-22 a message is given up at its tenth failure, not before', () => {
  expect(nextRetryState(9, now).deadAt).toBeNull();
  expect(nextRetryState(maxAttempts, now).deadAt).toEqual(now);
  expect(nextRetryState(1, now).nextAt).toEqual(new Date('2026-07-01T16:00:10.000Z'));
});
