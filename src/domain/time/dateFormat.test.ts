import { expect, test } from 'vitest';
import { localeIds } from '../region/locales';
import { dateFormat } from './dateFormat';

const utc = { timeZone: 'UTC' } as const;
const firsts = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 1));

test.each([
  { ...utc, dateStyle: 'long' },
  { ...utc, dateStyle: 'medium' },
  { ...utc, dateStyle: 'full' },
  { ...utc, weekday: 'long', month: 'long', day: 'numeric' },
  { ...utc, weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  { ...utc, dateStyle: 'long', timeStyle: 'short' },
] as const)('in French the first of every month is 1er as %j, and no other day is', (options) => {
  const { format } = dateFormat('fr-CA', options);
  for (const first of firsts) {
    expect(format(first)).toMatch(/(^| )1er [a-zéû]+/);
    for (const day of [2, 11, 21, 28]) expect(format(first + (day - 1) * 86_400_000)).not.toContain('1er');
  }
});

test('in French neither the time nor a date in digits has it', () => {
  expect(dateFormat('fr-CA', { ...utc, timeStyle: 'short' }).format(Date.UTC(2027, 0, 1, 1, 1))).not.toContain('er');
  expect(dateFormat('fr-CA', { ...utc, dateStyle: 'short' }).format(firsts[0])).toBe('2027-01-01');
});

test('in French both ends of a range have it', () => {
  const format = dateFormat('fr-CA', { ...utc, day: 'numeric', month: 'long' });
  expect(format.formatRange(new Date(firsts[0]!), new Date(firsts[1]!))).toMatch(/^1er janvier.*1er février$/);
});

test.each(localeIds.filter((id) => id !== 'fr-CA'))('%s is as Intl has it', (id) => {
  const options = { ...utc, dateStyle: 'long' } as const;
  for (const first of firsts)
    expect(dateFormat(id, options).format(first)).toBe(new Intl.DateTimeFormat(id, options).format(first));
});
