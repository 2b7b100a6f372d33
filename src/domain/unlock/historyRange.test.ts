import { expect, test } from 'vitest';
import { historyDateSchema, historyRange } from './historyRange';

test.each([
  [{}, null, null],
  [{ startDate: '2026-01-02' }, '2026-01-02T00:00:00.000Z', null],
  [{ endDate: '2026-01-31' }, null, '2026-02-01T00:00:00.000Z'],
  [{ endDate: '2026-01-31T23:59:59Z' }, null, '2026-01-31T23:59:59.001Z'],
  [{ startDate: '2026-01-02T00:00:00-08:00' }, '2026-01-02T08:00:00.000Z', null],
])('S7-17 the range of %j', (dates, from, before) => {
  const range = historyRange(dates);
  expect([range.from?.toISOString() ?? null, range.before?.toISOString() ?? null]).toEqual([from, before]);
});

test.each([
  ['2000-01-01', true],
  ['2099-12-31', true],
  ['2026-02-29', false],
  ['1999-12-31', false],
  ['2100-01-01', false],
  ['2026-01-01T12:00:00', false],
  ['2026-01-01T12:00:00+05:30', true],
  ['1767225600000', false],
  ['', false],
])('S7-17 %j is a valid date: %s', (date, isOne) => {
  expect(historyDateSchema.safeParse(date).success).toBe(isOne);
});
