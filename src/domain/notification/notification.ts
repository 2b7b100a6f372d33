import { zonedDay } from '../delivery/zonedTime';
import type { Subcountry } from '../region/regions';

/** A notification in one language, as listed in a locale's feed. A request to rate a pod has the same shape. */
export interface Notification {
  originalId: string;
  /** HTML with only p, a, strong and em; the content check enforces it. */
  text: string;
  category: 'news' | 'product' | 'delivery' | 'account';
  /** The last calendar day on which it is shown; null means it never expires. */
  expiresAfter: string | null;
  publishedAt: string | null;
  createdAt: string;
  /** A path without the locale prefix, or a full URL to another site. */
  href: string | null;
  picture: { base: string; width: number; height: number; widths: number[] } | null;
  authentication: 'authenticated' | 'unauthenticated' | 'any';
  /** Empty means all regions. */
  subcountries: Subcountry[];
  /** Set on a request to rate a pod. The text and picture are taken from the catalogue at render time. */
  ratedVariantId?: string;
}

/** A notification in the list. `isUnread` means this browser has not shown it before. */
export interface InboxItem extends Notification {
  isUnread: boolean;
}

/** The current instant and the reader's time zone, which decides what "today" is. */
export interface ReaderTime {
  now: Date;
  timezone: string;
}

export interface Reader {
  isSignedIn: boolean;
  region: Subcountry;
  /** The reader's local date: '2026-11-21'. */
  today: string;
}

/** The reader's local date: '2026-11-21'. */
export function readerDate({ now, timezone }: ReaderTime): string {
  const { year, month, day } = zonedDay(now, timezone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The notifications that are meant for this reader and have not expired. */
export function visibleNotifications<Item extends Notification>(items: readonly Item[], reader: Reader): Item[] {
  return items.filter(
    ({ authentication, subcountries, expiresAfter }) =>
      (authentication === 'any' || (authentication === 'authenticated') === reader.isSignedIn) &&
      (!subcountries.length || subcountries.includes(reader.region)) &&
      (expiresAfter === null || reader.today <= expiresAfter),
  );
}

/** The time a notification was published, or else created, in epoch milliseconds. */
export const notificationTime = ({ publishedAt, createdAt }: Pick<Notification, 'publishedAt' | 'createdAt'>): number =>
  Date.parse(publishedAt ?? createdAt);

/** Unread first, then newest. Ties keep the order of the feed. */
export const sortNotifications = (items: readonly InboxItem[]): InboxItem[] =>
  [...items].sort((a, b) => Number(b.isUnread) - Number(a.isUnread) || notificationTime(b) - notificationTime(a));

/** The list that a reader sees, with `isUnread` derived from the ids they have read. */
export function inboxItems(items: readonly Notification[], readIds: Iterable<string>, reader: Reader): InboxItem[] {
  const read = new Set(readIds);
  return sortNotifications(
    visibleNotifications(items, reader).map((item) => ({ ...item, isUnread: !read.has(item.originalId) })),
  );
}
