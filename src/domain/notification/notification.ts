import { isoDay } from '../time/calendarDay';
import { zonedDay } from '../time/zonedTime';
import type { Subcountry } from '../region/regions';

export interface InboxNotification {
  originalId: string;
  /** HTML with only p, a, strong and em; the content check enforces it. */
  text: string;
  category: 'news' | 'product' | 'delivery' | 'account';
  /** The last day on which it is shown. Null means no limit. */
  expiresAfter: string | null;
  publishedAt: string | null;
  createdAt: string;
  href: string | null;
  picture: { base: string; width: number; height: number; widths: number[] } | null;
  authentication: 'authenticated' | 'unauthenticated' | 'any';
  /** Empty means all regions. */
  subcountries: Subcountry[];
  /** Only set on a request to rate a pod. Its text and picture come from the catalogue. */
  ratedVariantId?: string;
}

export interface InboxItem extends InboxNotification {
  isUnread: boolean;
}

/** The time zone determines the current day. */
export interface ReaderTime {
  now: Date;
  timezone: string;
}

export interface Reader {
  isSignedIn: boolean;
  region: Subcountry;
  today: string;
}

/** The date at the reader's location: '2026-11-21'. */
export const readerDate = ({ now, timezone }: ReaderTime): string => isoDay(zonedDay(now, timezone));

export function visibleNotifications<Item extends InboxNotification>(items: readonly Item[], reader: Reader): Item[] {
  return items.filter(
    ({ authentication, subcountries, expiresAfter }) =>
      (authentication === 'any' || (authentication === 'authenticated') === reader.isSignedIn) &&
      (!subcountries.length || subcountries.includes(reader.region)) &&
      (expiresAfter === null || reader.today <= expiresAfter),
  );
}

export const notificationTime = ({
  publishedAt,
  createdAt,
}: Pick<InboxNotification, 'publishedAt' | 'createdAt'>): number => Date.parse(publishedAt ?? createdAt);

/** Sorts unread first, then newest. Ties keep the order of the feed. */
export const sortNotifications = (items: readonly InboxItem[]): InboxItem[] =>
  [...items].sort((a, b) => Number(b.isUnread) - Number(a.isUnread) || notificationTime(b) - notificationTime(a));

export function inboxItems(
  items: readonly InboxNotification[],
  readIds: Iterable<string>,
  reader: Reader,
): InboxItem[] {
  const read = new Set(readIds);
  return sortNotifications(
    visibleNotifications(items, reader).map((item) => ({ ...item, isUnread: !read.has(item.originalId) })),
  );
}
