import { useMemo } from 'react';
import { fetchNotifications } from '../../data/notification/notificationFeed';
import { localToday } from '../../data/notification/localToday';
import { setUnreadBadge } from '../../data/push/badge';
import { storageKeys } from '../../data/storage';
import { serverNow } from '../../data/serverClock';
import {
  inboxItems,
  type InboxItem,
  type InboxNotification,
  type Reader,
} from '../../domain/notification/notification';
import { podRatingNotification } from '../../domain/notification/podRatingNotification';
import { addReadIds, readIdsSchema } from '../../domain/notification/readIds';
import { isFeatureOn } from '../../domain/region/features';
import { localeOf, type Locale, type LocaleId } from '../../domain/region/locales';
import type { Region, Subcountry } from '../../domain/region/regions';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { useNotifications } from './notifications';
import { useRegion, useRegionState } from '../region';
import { useSession } from '../session/session';
import { storedStore } from '../storedStore';
import { loadUserPods, useUserPods } from '../userPods';

interface Inbox {
  localeId: LocaleId | null;
  feeds: Partial<Record<LocaleId, readonly InboxNotification[]>>;
  progress: Partial<Record<LocaleId, 'loading' | 'failed'>>;
  /** Null before storage has been read. */
  readIds: readonly string[] | null;
}

/** In a separate chunk, because the bell only needs a number. */
export const useNotificationInbox = storedStore<Inbox, string[]>({
  key: storageKeys.readNotifications,
  schema: readIdsSchema,
  initial: { localeId: null, feeds: {}, progress: {}, readIds: null },
  toState: (readIds, state) => ({ ...state, readIds: readIds ?? [] }),
});

const currentReader = (region: Subcountry, isSignedIn: boolean | null): Reader => ({
  region,
  isSignedIn: isSignedIn ?? false,
  today: localToday(),
});

interface Sources {
  feed: readonly InboxNotification[];
  pods: readonly UserPod[];
  readIds: readonly string[] | null;
}

function buildInboxItems(reader: Reader, { feed, pods, readIds }: Sources): InboxItem[] {
  const rating = podRatingNotification(pods, new Date(serverNow()));
  return inboxItems(rating ? [...feed, rating] : feed, readIds ?? [], reader);
}

const localeRegion = (localeId: LocaleId): Region => useRegionState.getState().regions[localeOf(localeId).country];

let lastBadge: number | null = null;

function updateBadge(unread: number): void {
  if (unread === lastBadge) return;
  lastBadge = unread;
  void setUnreadBadge(unread);
}

function updateUnreadCount(): void {
  const { localeId, feeds, readIds } = useNotificationInbox.getState();
  const feed = localeId && feeds[localeId];
  if (!feed) return useNotifications.setState({ unread: null });
  const { code } = localeRegion(localeId);
  const reader = currentReader(code, useSession.getState().isSignedIn);
  const items = buildInboxItems(reader, { feed, pods: useUserPods.getState().pods, readIds });
  const unread = items.filter(({ isUnread }) => isUnread).length;
  useNotifications.setState({ unread });
  updateBadge(isFeatureOn('headerNotifications', code) ? unread : 0);
}

function loadPods(): void {
  const { localeId } = useNotificationInbox.getState();
  if (localeId && isFeatureOn('podRating', localeRegion(localeId).code)) void loadUserPods();
}

useNotificationInbox.subscribe(updateUnreadCount);
useRegionState.subscribe(updateUnreadCount);
useRegionState.subscribe(loadPods);
useSession.subscribe(updateUnreadCount);
useSession.subscribe(loadPods);
useUserPods.subscribe(updateUnreadCount);

export function markNotificationsRead(ids: readonly string[]): void {
  const { feeds, readIds } = useNotificationInbox.getState();
  const read = readIds ?? [];
  if (ids.every((id) => read.includes(id))) return;
  const loadedIds = Object.values(feeds).flatMap((feed) => feed.map(({ originalId }) => originalId));
  const next = addReadIds(read, ids, loadedIds);
  useNotificationInbox.save(next);
}

const setProgress = (localeId: LocaleId, value?: 'loading' | 'failed') =>
  useNotificationInbox.setState(({ progress }) => ({ progress: { ...progress, [localeId]: value } }));

/** Stores failures in `progress` instead of throwing, because no page depends on the feed. */
export async function loadNotifications(localeId: LocaleId): Promise<void> {
  if (useNotificationInbox.getState().readIds === null) useNotificationInbox.restore();
  useNotificationInbox.setState({ localeId });
  loadPods();
  const { feeds, progress } = useNotificationInbox.getState();
  if (feeds[localeId] || progress[localeId] === 'loading') return;
  setProgress(localeId, 'loading');
  try {
    const feed = await fetchNotifications(localeId);
    useNotificationInbox.setState((state) => ({ feeds: { ...state.feeds, [localeId]: feed } }));
    setProgress(localeId);
  } catch {
    setProgress(localeId, 'failed');
  }
}

/** Null until the feed has loaded. */
export function useInboxItems(locale: Locale): { items: InboxItem[] | null; isFailed: boolean } {
  const feed = useNotificationInbox((state) => state.feeds[locale.id]);
  const isFailed = useNotificationInbox((state) => state.progress[locale.id] === 'failed');
  const readIds = useNotificationInbox((state) => state.readIds);
  const pods = useUserPods((state) => state.pods);
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { code } = useRegion(locale.country);
  const items = useMemo(
    () => (feed ? buildInboxItems(currentReader(code, isSignedIn), { feed, pods, readIds }) : null),
    [feed, pods, readIds, code, isSignedIn],
  );
  return { items, isFailed };
}
