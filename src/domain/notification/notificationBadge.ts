import { notificationTime, readerDate, type InboxItem, type ReaderTime } from './notification';

export type NotificationBadge = { kind: 'new' | 'today' | 'yesterday' } | { kind: 'days' | 'weeks'; count: number };

const day = 86_400_000;

/** Counts calendar days up to 7, then whole weeks. A future date counts as today. */
export function notificationBadge(
  item: Pick<InboxItem, 'isUnread' | 'publishedAt' | 'createdAt'>,
  { now, timezone }: ReaderTime,
): NotificationBadge {
  if (item.isUnread) return { kind: 'new' };
  const dayOf = (instant: Date) => Date.parse(readerDate({ now: instant, timezone })) / day;
  const count = dayOf(now) - dayOf(new Date(notificationTime(item)));
  if (count <= 0) return { kind: 'today' };
  if (count === 1) return { kind: 'yesterday' };
  return count <= 7 ? { kind: 'days', count } : { kind: 'weeks', count: Math.floor(count / 7) };
}
