import { expect, test } from 'vitest';
import { comingSoonMonth } from './comingSoonMonth';

const now = new Date('2026-11-21T15:00:00Z');

test.each([
  ['a later month', '2027-02-14', '2027-02-01'],
  ['this very month, though its day is past', '2026-11-03', '2026-11-01'],
  ['the month before', '2026-10-31', null],
  ['the same month of the year before', '2025-11-30', null],
  ['no date', null, null],
])('S4-08 %s', (_, date, month) => {
  expect(comingSoonMonth(date, now)?.toISOString().slice(0, 10) ?? null).toBe(month);
});

test.each([
  ['2026-11-30T23:59:59Z', '2026-11-01'],
  ['2026-12-01T00:00:00Z', undefined],
])('S4-08 at %s the month of a date in November is %s', (at, month) => {
  expect(comingSoonMonth('2026-11-10', new Date(at))?.toISOString().slice(0, 10)).toBe(month);
});
