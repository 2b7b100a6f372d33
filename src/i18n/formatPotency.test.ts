import { expect, test } from 'vitest';
import { localeOf } from '../domain/region/locales';
import { formatPotency } from './formatPotency';

test.each([
  ['en-US', 8.6, '8.6'],
  ['en-US', 75, '75'],
  ['en-CA', 8.55, '8.6'],
  ['fr-CA', 8.54, '8,5'],
  ['fr-CA', 75.04, '75'],
] as const)('%s shows the label of %d %% as %s', (id, percent, text) => {
  expect(formatPotency(percent, localeOf(id))).toBe(text);
});
