import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildInboxItem, buildNotification } from '../../../tests/fixtures/builders/buildNotification';
import {
  inboxItems,
  notificationTime,
  readerDate,
  sortNotifications,
  visibleNotifications,
  type InboxNotification,
  type Reader,
} from './notification';

const reader = (changes: Partial<Reader> = {}): Reader => ({
  isSignedIn: false,
  region: 'CA',
  today: '2026-11-21',
  ...changes,
});

const isVisible = (item: Partial<InboxNotification>, changes?: Partial<Reader>) =>
  visibleNotifications([buildNotification(item)], reader(changes)).length === 1;

test.each([
  ['any', false, true],
  ['any', true, true],
  ['authenticated', false, false],
  ['authenticated', true, true],
  ['unauthenticated', false, true],
  ['unauthenticated', true, false],
] as const)('S6-05 a notification for %s readers, signed in %s: shown %s', (authentication, isSignedIn, isShown) => {
  expect(isVisible({ authentication }, { isSignedIn })).toBe(isShown);
});

test.each([
  ['everywhere', [], 'OH', true],
  ['its one region', ['OH'], 'OH', true],
  ['one of its regions', ['CA', 'OH'], 'OH', true],
  ['another region', ['CA', 'CA_ALL'], 'OH', false],
] as const)('S6-05 S3-17 a notification for %s', (_, subcountries, region, isShown) => {
  expect(isVisible({ subcountries: [...subcountries] }, { region })).toBe(isShown);
});

test.each([
  ['never expires', null, '2030-01-01T00:00:00Z', 'UTC', true],
  ['expires tomorrow', '2026-11-22', '2026-11-21T12:00:00Z', 'UTC', true],
  ['expires today', '2026-11-21', '2026-11-21T23:59:59Z', 'UTC', true],
  ['expired at midnight', '2026-11-21', '2026-11-22T00:00:00Z', 'UTC', false],
  ['expires today in the reader’s time zone', '2026-11-21', '2026-11-22T07:59:59Z', 'America/Los_Angeles', true],
  ['expired yesterday in the reader’s time zone', '2026-11-21', '2026-11-22T08:00:00Z', 'America/Los_Angeles', false],
  ['expired years ago', '2019-12-31', '2026-01-01T12:00:00Z', 'UTC', false],
])('S3-17 a notification that %s', (_, expiresAfter, now, timezone, isShown) => {
  expect(isVisible({ expiresAfter }, { today: readerDate({ now: new Date(now), timezone }) })).toBe(isShown);
});

test.each([
  ['2026-01-01T04:59:59Z', 'America/Toronto', '2025-12-31'],
  ['2026-01-01T05:00:00Z', 'America/Toronto', '2026-01-01'],
  ['2026-03-08T07:30:00Z', 'UTC', '2026-03-08'],
])('the reader’s date at %s in %s is %s', (now, timezone, date) => {
  expect(readerDate({ now: new Date(now), timezone })).toBe(date);
});

const idsOf = (items: readonly InboxNotification[]) => items.map(({ originalId }) => originalId);

describe('S4-37 sorting', () => {
  const item = (
    originalId: string,
    isUnread: boolean,
    publishedAt: string | null,
    createdAt = '2026-01-01T00:00:00Z',
  ) => buildInboxItem({ originalId, isUnread, publishedAt, createdAt });

  test('S4-37 unread first, then the newest by publication or else creation', () => {
    const items = [
      item('read new', false, '2026-11-20T00:00:00Z'),
      item('unread old', true, '2026-03-01T00:00:00Z'),
      item('read old', false, '2026-02-01T00:00:00Z'),
      item('unread created', true, null, '2026-10-01T00:00:00Z'),
      item('unread new', true, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'),
    ];
    expect(idsOf(sortNotifications(items))).toEqual([
      'unread new',
      'unread created',
      'unread old',
      'read new',
      'read old',
    ]);
  });

  test('instants are compared by value, not by format', () => {
    const items = [item('whole', true, '2026-11-01T00:00:00Z'), item('later', true, '2026-11-01T00:00:00.500Z')];
    expect(idsOf(sortNotifications(items))).toEqual(['later', 'whole']);
  });

  test('S4-37 for any list: nothing is lost, no read item precedes an unread one, no older item a newer one', () => {
    const anyItem = fc.record({
      originalId: fc.string(),
      isUnread: fc.boolean(),
      publishedAt: fc.option(fc.integer({ min: 0, max: 5 }).map((day) => `2026-11-0${day + 1}T00:00:00Z`)),
      createdAt: fc.integer({ min: 0, max: 5 }).map((day) => `2026-11-0${day + 1}T12:00:00Z`),
    });
    fc.assert(
      fc.property(fc.array(anyItem.map(buildInboxItem)), (items) => {
        const sorted = sortNotifications(items);
        expect(idsOf(sorted).sort()).toEqual(idsOf(items).sort());
        sorted.slice(1).forEach((next, index) => {
          const before = sorted[index]!;
          expect(Number(before.isUnread)).toBeGreaterThanOrEqual(Number(next.isUnread));
          if (before.isUnread === next.isUnread)
            expect(notificationTime(before)).toBeGreaterThanOrEqual(notificationTime(next));
        });
      }),
    );
  });
});

test('S3-17 S4-37 S6-05 the reader’s list: only what is meant for them, unread first, with unread derived from the read ids', () => {
  const feed = [
    buildNotification({ originalId: 'newest', publishedAt: '2026-11-20T00:00:00Z' }),
    buildNotification({ originalId: 'account', authentication: 'authenticated' }),
    buildNotification({ originalId: 'older', publishedAt: '2026-11-02T00:00:00Z' }),
  ];
  expect(
    inboxItems(feed, ['newest', 'gone'], reader()).map(({ originalId, isUnread }) => [originalId, isUnread]),
  ).toEqual([
    ['older', true],
    ['newest', false],
  ]);
});
