import { describe, expect, test } from 'vitest';
import { formatMoment, momentFault, momentTime, scheduleState, type Moment } from './moment';
import { scheduleFields } from './scheduleSchema';

const at = (day: string, time: string, timezone = 'America/Los_Angeles'): Moment => ({ day, time, timezone });

describe('a wall-clock time in a zone', () => {
  test.each([
    ['winter', at('2026-12-01', '09:00'), '2026-12-01T17:00:00.000Z'],
    ['summer', at('2027-07-01', '09:00'), '2027-07-01T16:00:00.000Z'],
    ['the last minute before clocks go forward', at('2027-03-14', '01:59'), '2027-03-14T09:59:00.000Z'],
    ['the first minute after it', at('2027-03-14', '03:00'), '2027-03-14T10:00:00.000Z'],
    ['half an hour beside UTC', at('2027-01-01', '00:00', 'America/St_Johns'), '2027-01-01T03:30:00.000Z'],
    ['UTC', at('2027-01-01', '00:00', 'UTC'), '2027-01-01T00:00:00.000Z'],
  ])('%s', (_, moment, instant) => {
    expect(momentFault(moment)).toBeNull();
    expect(new Date(momentTime(moment)).toISOString()).toBe(instant);
  });

  test('is refused if clocks skip it, with the time that clocks show then', () => {
    expect(momentFault(at('2027-03-14', '02:30'))).toBe(
      'expected a time that exists, but clocks skip 02:30 on 2027-03-14 in America/Los_Angeles: write 03:30 for that moment',
    );
  });

  test('is refused if clocks show it twice', () => {
    expect(momentFault(at('2026-11-01', '01:30', 'America/Toronto'))).toBe(
      'expected a time that occurs once, but 01:30 on 2026-11-01 in America/Toronto occurs twice, because clocks go back: choose one an hour earlier or later',
    );
    expect(momentFault(at('2026-11-01', '01:30', 'America/Phoenix'))).toBeNull();
  });
});

test.each([
  ['a time zone by its offset', { timezone: '-08:00' }, 'expected a time zone such as America/Los_Angeles'],
  ['an unknown time zone', { timezone: 'America/Gotham' }, 'expected a time zone such as America/Los_Angeles'],
  ['a time with seconds', { time: '09:00:00' }, 'expected a time such as 09:30'],
])('the schema refuses %s', (_, change, message) => {
  const { success, error } = scheduleFields.publishAt.safeParse({ ...at('2026-12-01', '09:00'), ...change });
  expect([success, error?.issues.map((issue) => issue.message)]).toEqual([false, [message]]);
});

describe('an entry', () => {
  const publishAt = at('2026-12-01', '09:00');
  const takeDownAt = at('2026-12-24', '18:00', 'America/Toronto');
  test.each([
    ['before its first moment', '2026-12-01T16:59:59.999Z', 'waiting'],
    ['at its first moment', '2026-12-01T17:00:00Z', 'due'],
    ['just before its last', '2026-12-24T22:59:59.999Z', 'due'],
    ['at its last moment', '2026-12-24T23:00:00Z', 'over'],
  ])('%s', (_, now, standing) => {
    expect(scheduleState({ publishAt, takeDownAt }, new Date(now))).toBe(standing);
  });

  test('without a schedule is always due', () => {
    expect(scheduleState({}, new Date(0))).toBe('due');
  });
});

test('a moment is named with its zone', () => {
  expect(formatMoment(at('2026-12-01', '09:00'))).toBe('2026-12-01 at 09:00 (America/Los_Angeles)');
});
