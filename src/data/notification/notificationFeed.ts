import type { Notification } from '../../domain/notification/notification';
import type { LocaleId } from '../../domain/region/locales';
import { ApiError } from '../apiError';

const patience = 20_000;

/**
 * The feed of a locale, from the file that the build wrote. It is no call of the API: it lies beside the pages and bears
 * no token. Throws ApiError; who asks on the shopper's behalf, and not at their word, shows nothing then.
 */
export async function fetchNotifications(localeId: LocaleId): Promise<Notification[]> {
  const response = await fetch(`/notifications/${localeId}.json`, { signal: AbortSignal.timeout(patience) }).catch(
    () => {
      throw new ApiError(0, { code: 'unreachable' });
    },
  );
  const feed: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (!Array.isArray(feed)) throw new ApiError(response.status);
  return feed as Notification[];
}
