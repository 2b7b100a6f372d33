import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, duePeriods, nextPeriodEnd, trialEnd } from './membershipPeriod';

const at = (text: string) => new Date(text);
const days = (periods: { start: Date; end: Date }[]) =>
  periods.map(({ start, end }) => `${start.toISOString().slice(0, 10)} ${end.toISOString().slice(0, 10)}`);

test('D-26 a trial lasts thirty days to the millisecond, clock changes or not', () => {
  expect(trialEnd(at('2026-03-01T09:30:00.123Z'))).toEqual(at('2026-03-31T09:30:00.123Z'));
});

describe('D-26 a membership month', () => {
  test.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00Z'],
    ['2026-12-31T10:00:00Z', 2, '2027-02-28T10:00:00Z'],
    ['2026-05-31T10:00:00Z', 1, '2026-06-30T10:00:00Z'],
    ['2026-04-15T23:59:59Z', 9, '2027-01-15T23:59:59Z'],
  ])('%s plus %d months is %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });

  test('a 31st returns after February: every period begins where the last one ended', () => {
    const anchor = at('2026-01-31T08:00:00Z');
    expect(days(duePeriods(anchor, anchor, at('2026-05-01T00:00:00Z')))).toEqual([
      '2026-01-31 2026-02-28',
      '2026-02-28 2026-03-31',
      '2026-03-31 2026-04-30',
      '2026-04-30 2026-05-31',
    ]);
  });

  test('nothing is due before the period ends, and one period is due when it does', () => {
    const end = at('2026-03-10T08:00:00.000Z');
    expect(duePeriods(end, end, at('2026-03-10T07:59:59.999Z'))).toEqual([]);
    expect(days(duePeriods(end, end, end))).toEqual(['2026-03-10 2026-04-10']);
  });

  test('for any anchor: periods are contiguous, each lasts 28 to 31 days, and the day is the anchor’s or the month’s last', () => {
    const day = 86_400_000;
    fc.assert(
      fc.property(
        fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 30 }),
        (anchor, count) => {
          let start = anchor;
          for (let done = 0; done < count; done += 1) {
            const end = nextPeriodEnd(anchor, start);
            const length = (end.getTime() - start.getTime()) / day;
            expect(length).toBeGreaterThanOrEqual(28);
            expect(length).toBeLessThanOrEqual(31);
            const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
            expect(end.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), last));
            start = end;
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
