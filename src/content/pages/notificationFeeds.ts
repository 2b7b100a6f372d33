import type { InboxNotification } from '../../domain/notification/notification';
import { localizeLinks } from '../../domain/notification/notificationText';
import { locales, type Locale, type LocaleId } from '../../domain/region/locales';
import { regionOf } from '../../domain/region/regions';
import type { NotificationEntry } from '../../domain/editorial/pageSchema';
import type { Pictures } from './productSummaries';
import type { Content } from '../source/readContent';
import { resolveWords } from '../source/resolveWords';
import { targetHref } from './shell/shellLinks';

const isFor = ({ visibilitySettings: { subcountries } }: NotificationEntry, { country }: Locale): boolean =>
  !subcountries.length || subcountries.some(({ slug }) => regionOf(slug).country === country);

const notificationOf = (entry: NotificationEntry, locale: Locale, pictures: Pictures): InboxNotification => ({
  originalId: entry.originalId,
  text: localizeLinks(resolveWords(entry.text, locale), locale),
  category: entry.category,
  expiresAfter: entry.expiresAfter,
  publishedAt: entry.meta.publishedAt,
  createdAt: entry.meta.createdAt,
  href: entry.link && targetHref(entry.link),
  picture: entry.picture === null ? null : pictures[entry.picture]!,
  authentication: entry.visibilitySettings.authentication,
  subcountries: entry.visibilitySettings.subcountries.map(({ slug }) => slug),
});

/** Includes notifications for any region of the country. The browser filters by region. */
export const notificationFeeds = (
  { notifications }: Pick<Content, 'notifications'>,
  pictures: Pictures,
): Map<LocaleId, InboxNotification[]> =>
  new Map(
    locales.map((locale) => [
      locale.id,
      notifications.filter((entry) => isFor(entry, locale)).map((entry) => notificationOf(entry, locale, pictures)),
    ]),
  );
