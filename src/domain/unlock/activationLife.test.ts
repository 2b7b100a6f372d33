import { expect, test } from 'vitest';
import { hasTimeLeft } from './activationLife';

test.each([
  ['2026-11-21T17:30:00.000Z', true],
  ['2026-11-21T17:05:00.000Z', true],
  ['2026-11-21T17:04:59.999Z', false],
  ['2026-11-21T16:00:00.000Z', false],
  ['no date', false],
])('S2-66 at five o’clock an activation that ends at %s lasts long enough: %s', (expiresAt, lasts) => {
  expect(hasTimeLeft({ expiresAt }, Date.parse('2026-11-21T17:00:00Z'))).toBe(lasts);
});
