import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notificationBadge } from './notificationBadge';

const timezone = 'America/Toronto';

const badgeAt = (publishedAt: string | null, now: string, isUnread = false) =>
  notificationBadge({ isUnread, publishedAt, createdAt: '2026-11-01T17:00:00Z' }, { now: new Date(now), timezone });

test.each([
  ['today', '2026-11-21T17:00:00Z'],
  ['a month ago', '2026-10-21T17:00:00Z'],
])('S4-38 an unread notification of %s is badged "New"', (_, publishedAt) => {
  expect(badgeAt(publishedAt, '2026-11-21T18:00:00Z', true)).toEqual({ kind: 'new' });
});

// Toronto is four hours behind UTC until November 1, then five.
test.each([
  ['an hour ago', '2026-11-21T17:00:00Z', { kind: 'today' }],
  ['the first second of the day', '2026-11-21T05:00:00Z', { kind: 'today' }],
  ['the last second of yesterday, hours ago', '2026-11-21T04:59:59Z', { kind: 'yesterday' }],
  ['the first second of yesterday', '2026-11-20T05:00:00Z', { kind: 'yesterday' }],
  ['two days ago, 37 hours before', '2026-11-20T04:59:59Z', { kind: 'days', count: 2 }],
  ['three days ago', '2026-11-18T17:00:00Z', { kind: 'days', count: 3 }],
  ['six days ago', '2026-11-15T17:00:00Z', { kind: 'days', count: 6 }],
  ['seven days ago, the last that counts in days', '2026-11-14T05:00:00Z', { kind: 'days', count: 7 }],
  ['eight days ago', '2026-11-14T04:59:59Z', { kind: 'weeks', count: 1 }],
  ['thirteen days ago', '2026-11-08T17:00:00Z', { kind: 'weeks', count: 1 }],
  ['fourteen days ago', '2026-11-07T17:00:00Z', { kind: 'weeks', count: 2 }],
  ['twenty days ago, on the day that the clocks changed', '2026-11-01T04:00:00Z', { kind: 'weeks', count: 2 }],
  ['twenty-one days ago, before the clocks changed', '2026-11-01T03:59:59Z', { kind: 'weeks', count: 3 }],
  ['a year ago', '2025-11-21T17:00:00Z', { kind: 'weeks', count: 52 }],
  ['an hour from now, by a fast clock', '2026-11-21T19:00:00Z', { kind: 'today' }],
  ['tomorrow, by a fast clock', '2026-11-22T17:00:00Z', { kind: 'today' }],
])('S4-38 S9-11 a read notification of %s', (_, publishedAt, badge) => {
  expect(badgeAt(publishedAt, '2026-11-21T18:00:00Z')).toEqual(badge);
});

test('S4-37 S4-38 an unpublished notification counts from its creation', () => {
  expect(badgeAt(null, '2026-11-04T18:00:00Z')).toEqual({ kind: 'days', count: 3 });
});

test('S4-38 days follow the reader’s calendar', () => {
  const item = { isUnread: false, publishedAt: '2026-11-21T03:00:00Z', createdAt: '2026-11-21T03:00:00Z' };
  const now = new Date('2026-11-21T09:00:00Z');
  expect(
    ['UTC', 'America/Los_Angeles', 'America/Toronto'].map((zone) => notificationBadge(item, { now, timezone: zone })),
  ).toEqual([{ kind: 'today' }, { kind: 'yesterday' }, { kind: 'yesterday' }]);
});

test('S4-38 S9-11 a badge never gets younger, and days are counted up to seven', () => {
  const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 11) });
  const ageOf = (publishedAt: number, now: number) => {
    const badge = badgeAt(new Date(publishedAt).toISOString(), new Date(now).toISOString());
    if (badge.kind === 'days') expect([2, 3, 4, 5, 6, 7]).toContain(badge.count);
    return 'count' in badge ? badge.count * (badge.kind === 'weeks' ? 7 : 1) : badge.kind === 'yesterday' ? 1 : 0;
  };
  fc.assert(
    fc.property(instant, instant, instant, (publishedAt, now, later) => {
      const [first, second] = [Math.min(now, later), Math.max(now, later)];
      expect(ageOf(publishedAt, second)).toBeGreaterThanOrEqual(ageOf(publishedAt, first));
    }),
  );
});
