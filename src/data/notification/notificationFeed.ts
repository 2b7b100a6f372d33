import type { Notification } from '../../domain/notification/notification';
import type { LocaleId } from '../../domain/region/locales';
import { fetchSiteFile } from '../siteFile';

export const fetchNotifications = (localeId: LocaleId): Promise<Notification[]> =>
  fetchSiteFile<Notification[]>(`/notifications/${localeId}.json`, { shape: { listOf: ['originalId', 'text'] } });
