import { expect, test } from 'vitest';
import { codeTimes } from './signInCode';

test('D-21 a code lasts ten minutes, and can be requested again after the seconds that the server specified', () => {
  expect(codeTimes({ resendAfterSeconds: 30 }, 1_000_000)).toEqual({ resendAt: 1_030_000, expiresAt: 1_600_000 });
});
