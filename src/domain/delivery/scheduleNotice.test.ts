import { fromZonedTime } from 'date-fns-tz';
import { describe, expect, test } from 'vitest';
import type { SlotRules } from './deliverySlots';
import { scheduleNotice } from './scheduleNotice';

const timezone = 'America/Los_Angeles';
const at = (wall: string) => fromZonedTime(wall, timezone);
const hours = { open: '09:00', close: '17:00', leadtime: 60, timeframe: 60 };
const closed = { day: '2026-11-26', deliveryHours: null, pickupHours: null, reason: 'Thanksgiving' };
const rulesOf = (changes: Partial<SlotRules>): SlotRules => ({
  timezone,
  deliveryTimes: { Thu: hours },
  deliveryAllowedDaysInAdvance: 1,
  deliveryMinimumDaysInAdvance: 0,
  fullSlots: [],
  exceptions: [],
  pause: null,
  ...changes,
});
const pause = { until: at('2026-11-26T14:00:00').toISOString(), reason: 'Power cut' };

describe('what differs from the usual schedule', () => {
  test.each([
    ['nothing', {}, null],
    ['a closed day', { exceptions: [closed] }, { kind: 'closed', reason: 'Thanksgiving' }],
    [
      'other hours, limited by law',
      { exceptions: [{ ...closed, deliveryHours: { ...hours, open: '05:00' } }] },
      { kind: 'hours', open: '06:00', close: '17:00', reason: 'Thanksgiving' },
    ],
    ['an exception on another day', { exceptions: [{ ...closed, day: '2026-11-27' }] }, null],
    ['a pause, before an exception', { pause, exceptions: [closed] }, { kind: 'paused', ...pause }],
  ] satisfies [string, Partial<SlotRules>, unknown][])('%s', (_, changes, notice) => {
    expect(scheduleNotice(rulesOf(changes), at('2026-11-26T10:00:00'))).toEqual(notice);
  });

  test('a pause that has ended is not mentioned', () => {
    expect(scheduleNotice(rulesOf({ pause }), at('2026-11-26T14:00:00'))).toBeNull();
  });
});
