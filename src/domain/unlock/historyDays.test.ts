import { describe, expect, test } from 'vitest';
import { firstHistoryDay, historyDaysFault, historyInstants, lastHistoryDay } from './historyDays';
import { historyDateSchema, historyRange } from './historyRange';

describe('S7-17 the days of a history', () => {
  test.each([
    ['', '', null],
    ['2026-01-01', '', null],
    ['', '2026-01-01', null],
    ['2026-01-01', '2026-01-01', null],
    ['2026-01-02', '2026-01-01', { field: 'end', fault: 'order' }],
    ['2000-12-31', '', { field: 'start', fault: 'limits' }],
    ['', '2099-01-01', { field: 'end', fault: 'limits' }],
    ['0026-01-01', '2026-01-01', { field: 'start', fault: 'limits' }],
    ['2026-02-30', '', { field: 'start', fault: 'limits' }],
    ['2028-02-29', '', null],
    ['2026-1-1', '', { field: 'start', fault: 'limits' }],
    ['', 'tomorrow', { field: 'end', fault: 'limits' }],
  ])('S7-17 from %j to %j: %j', (start, end, fault) => {
    expect(historyDaysFault({ start, end })).toEqual(fault);
  });

  test('are in the reader’s time zone, from the first instant to the last', () => {
    expect(historyInstants({ start: '2026-11-21', end: '2026-11-21' }, 'America/New_York')).toEqual({
      startDate: '2026-11-21T05:00:00.000Z',
      endDate: '2026-11-22T04:59:59.999Z',
    });
    expect(historyInstants({ start: '', end: '' }, 'UTC')).toEqual({});
    expect(historyInstants({ start: '', end: '2026-12-31' }, 'UTC')).toEqual({ endDate: '2026-12-31T23:59:59.999Z' });
  });

  test.each([
    ['America/Los_Angeles', '2026-03-08', 23],
    ['America/Los_Angeles', '2026-11-01', 25],
    ['America/Toronto', '2026-07-01', 24],
  ])('in %s %s spans %d hours in the API request', (timezone, day, hours) => {
    const { from, before } = historyRange(historyInstants({ start: day, end: day }, timezone));
    expect((before!.getTime() - from!.getTime()) / 3_600_000).toBe(hours);
  });

  test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('in %s the API accepts the first day and the last', (timezone) => {
    const { startDate, endDate } = historyInstants({ start: firstHistoryDay, end: lastHistoryDay }, timezone);
    for (const date of [startDate, endDate]) expect(historyDateSchema.safeParse(date).success).toBe(true);
  });
});
