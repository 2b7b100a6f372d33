import type { Notification } from '../../domain/notification/notification';
import type { LocaleId } from '../../domain/region/locales';
import { ApiError } from '../apiError';
import { fetchSiteFile } from '../siteFile';

export async function fetchNotifications(localeId: LocaleId): Promise<Notification[]> {
  const feed = await fetchSiteFile<unknown>(`/notifications/${localeId}.json`);
  if (!Array.isArray(feed)) throw new ApiError(200);
  return feed as Notification[];
}
