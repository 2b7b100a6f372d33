import { expect, test } from 'vitest';
import { codeDeadlines, isCodePending } from './signInCode';

test('D-21 a code lasts ten minutes, and can be requested again after the seconds that the server specified', () => {
  expect(codeDeadlines({ resendAfterSeconds: 30 }, 1_000_000)).toEqual({ resendAt: 1_030_000, expiresAt: 1_600_000 });
});

test.each([
  ['the same destination', { email: 'ada@example.com' }, 9, true],
  ['another destination', { email: 'bea@example.com' }, 9, false],
  ['a code that has expired', { email: 'ada@example.com' }, 10, false],
])('D-21 a new code replaces one that was sent to %s', (_, to, now, isPending) => {
  expect(isCodePending([null, { to: { email: 'ada@example.com' }, expiresAt: 10 }], to, now)).toBe(isPending);
});
