import { expect, test } from 'vitest';
import { isCurrentOrFutureMonth, formatMonth } from './comingSoonMonth';

const now = new Date('2026-11-21T15:00:00Z');

test.each([
  ['a later month', '2027-02-14', true],
  ['this month, although the day has passed', '2026-11-03', true],
  ['the month before', '2026-10-31', false],
  ['the same month of the year before', '2025-11-30', false],
])('S4-08 %s', (_, date, isToCome) => {
  expect(isCurrentOrFutureMonth(date, now)).toBe(isToCome);
});

test.each([
  ['2026-11-30T23:59:59Z', true],
  ['2026-12-01T00:00:00Z', false],
])('S4-08 at %s a date in November may be named: %s', (at, isToCome) => {
  expect(isCurrentOrFutureMonth('2026-11-10', new Date(at))).toBe(isToCome);
});

test.each([
  ['en-US', '2027-02-14', 'February 2027'],
  ['en-CA', '2026-11-30', 'November 2026'],
  ['fr-CA', '2027-02-01', 'février 2027'],
] as const)('S4-08 in %s the month of %s is %j', (localeId, date, name) => {
  expect(formatMonth(date, localeId)).toBe(name);
});
