import { zonedDay } from '../delivery/zonedTime';
import type { Subcountry } from '../region/regions';

/** S3-17 in one language, as the feed of a locale lists it. What asks for a pod's rating (S3-18) has the same shape. */
export interface Notification {
  originalId: string;
  /** HTML of p, a, strong and em: the content's check sees to it. */
  text: string;
  category: 'news' | 'product' | 'delivery' | 'account';
  /** The last calendar day on which it is shown; null: for good. */
  expiresAfter: string | null;
  publishedAt: string | null;
  createdAt: string;
  /** A path under the locale, or a whole address elsewhere. */
  href: string | null;
  picture: { base: string; width: number; height: number; widths: number[] } | null;
  authentication: 'authenticated' | 'unauthenticated' | 'any';
  /** Empty: everywhere. */
  subcountries: Subcountry[];
  /** S3-18: of the pod whose rating it asks for. Its words and picture come from the catalogue, as it is drawn. */
  ratedVariantId?: string;
}

/** A notification of the list, and whether this browser has shown it before. */
export interface InboxItem extends Notification {
  isUnread: boolean;
}

/** An instant and the zone of the reader's own clock: today is what the reader calls today. */
export interface ReaderTime {
  now: Date;
  timezone: string;
}

export interface Reader {
  isSignedIn: boolean;
  region: Subcountry;
  /** The calendar date where the reader is: '2026-11-21'. */
  today: string;
}

/** The reader's calendar date: '2026-11-21'. */
export function readerDate({ now, timezone }: ReaderTime): string {
  const { year, month, day } = zonedDay(now, timezone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** S6-05, S3-17: the notifications that are meant for this reader and have not expired. */
export function visibleNotifications<Item extends Notification>(items: readonly Item[], reader: Reader): Item[] {
  return items.filter(
    ({ authentication, subcountries, expiresAfter }) =>
      (authentication === 'any' || (authentication === 'authenticated') === reader.isSignedIn) &&
      (!subcountries.length || subcountries.includes(reader.region)) &&
      (expiresAfter === null || reader.today <= expiresAfter),
  );
}

/** When a notification came out: its publication, else its creation (S4-37), in epoch milliseconds. */
export const notificationTime = ({ publishedAt, createdAt }: Pick<Notification, 'publishedAt' | 'createdAt'>): number =>
  Date.parse(publishedAt ?? createdAt);

/** S4-37: unread first, then the newest; of the same instant in the order of the feed. */
export const sortNotifications = (items: readonly InboxItem[]): InboxItem[] =>
  [...items].sort((a, b) => Number(b.isUnread) - Number(a.isUnread) || notificationTime(b) - notificationTime(a));

/** The list that a reader sees (S4-37, S6-05), with what is derived of each item (S3-17). */
export function inboxItems(items: readonly Notification[], readIds: Iterable<string>, reader: Reader): InboxItem[] {
  const read = new Set(readIds);
  return sortNotifications(
    visibleNotifications(items, reader).map((item) => ({ ...item, isUnread: !read.has(item.originalId) })),
  );
}
