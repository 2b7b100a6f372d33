import { describe, expect, test } from 'vitest';
import { afterQuietHours } from './quietHours';

describe('quiet hours', () => {
  test.each([
    ['noon', '2026-07-01T19:00:00Z', 'America/Los_Angeles', '2026-07-01T19:00:00Z'],
    ['8 AM', '2026-07-01T15:00:00Z', 'America/Los_Angeles', '2026-07-01T15:00:00Z'],
    ['7:59 AM', '2026-07-01T14:59:00Z', 'America/Los_Angeles', '2026-07-01T15:00:00Z'],
    ['7:59 PM', '2026-07-02T02:59:00Z', 'America/Los_Angeles', '2026-07-02T02:59:00Z'],
    ['8 PM', '2026-07-02T03:00:00Z', 'America/Los_Angeles', '2026-07-02T15:00:00Z'],
    ['midnight', '2026-07-01T07:00:00Z', 'America/Los_Angeles', '2026-07-01T15:00:00Z'],
    ['10 PM, the same instant further east', '2026-07-02T02:00:00Z', 'America/New_York', '2026-07-02T12:00:00Z'],
    ['the evening before clocks go back', '2026-11-01T03:30:00Z', 'America/Los_Angeles', '2026-11-01T16:00:00Z'],
    ['the last evening of a year', '2027-01-01T05:00:00Z', 'America/Los_Angeles', '2027-01-01T16:00:00Z'],
  ])('%s', (_, now, timezone, expected) => {
    expect(afterQuietHours(new Date(now), timezone)).toEqual(new Date(expected));
  });
});
