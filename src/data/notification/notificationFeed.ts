import type { InboxNotification } from '../../domain/notification/notification';
import type { LocaleId } from '../../domain/region/locales';
import { fetchSiteFile } from '../siteFile';

export const fetchNotifications = (localeId: LocaleId): Promise<InboxNotification[]> =>
  fetchSiteFile<InboxNotification[]>(`/notifications/${localeId}.json`, { shape: { listOf: ['originalId', 'text'] } });
