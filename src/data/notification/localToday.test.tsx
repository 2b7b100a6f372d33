import { expect, test } from 'vitest';
import { localToday } from './localToday';

// These tests run in Toronto's time zone.
test.each([
  ['2026-01-01T04:59:59Z', '2025-12-31'],
  ['2026-01-01T05:00:00Z', '2026-01-01'],
  ['2026-07-05T03:59:59Z', '2026-07-04'],
])('S3-17 at %s the reader’s date is %s', (now, date) => {
  expect(localToday(new Date(now))).toBe(date);
});
