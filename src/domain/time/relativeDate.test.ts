import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveRelativeDate, toRelativeDate } from './relativeDate';

const today = '2026-11-25';

describe('dates relative to the build', () => {
  test.each([
    ['build', '2026-11-25'],
    ['build-40d', '2026-10-16'],
    ['build+200d', '2027-06-13'],
    ['build-1321d', '2023-04-14'],
    ['next-12-25', '2026-12-25'],
    ['next-11-25', '2026-11-25'],
    ['next-11-24', '2026-11-24'],
    ['next-11-23', '2027-11-23'],
    ['next-02-29', '2028-02-29'],
    ['next-11-thu4', '2026-11-26'],
    ['next-09-mon1', '2027-09-06'],
    ['next-01-fri5', '2027-01-29'],
  ])('%s is %s', (text, day) => {
    expect(resolveRelativeDate(text, today)).toBe(day);
  });

  test('the fourth Thursday of November moves on once it is over', () => {
    expect(resolveRelativeDate('next-11-thu4', '2026-11-28')).toBe('2027-11-25');
  });

  test.each([
    '',
    '2026-11-25',
    'build-40',
    'build 40d',
    'build--4d',
    'next-13-01',
    'next-04-31',
    'next-11-thu6',
    'next-12-00',
  ])('%j is none', (text) => {
    expect(resolveRelativeDate(text, today)).toBeNull();
  });

  test('a day written as relative means the same day again', () => {
    const days = fc
      .integer({ min: -20_000, max: 20_000 })
      .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, days, (day, build) => {
        expect(resolveRelativeDate(toRelativeDate(day, build), build)).toBe(day);
      }),
    );
  });
});
