import { localeOf, localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import type { orders } from '../../database/orderTables';
import type { Peppers } from '../../platform/keyRing';
import type { Settings } from '../../platform/settings/settings';
import { deriveTrackingToken, trackingTokens } from '../auth/codeHash';
import { hashToken } from '../auth/tokens';

type OrderRow = typeof orders.$inferSelect;
type Link = Pick<OrderRow, 'id' | 'localeId' | 'trackingHash' | 'trackingExpiresAt' | 'trackingVersion'>;

/** How long after its window an order can still be followed. */
const keptMs = 48 * 3_600_000;

/** The columns of an order whose link works. */
export const sharedTracking = (
  settings: Peppers,
  { id, trackingVersion, slotEnd }: Pick<OrderRow, 'id' | 'trackingVersion' | 'slotEnd'>,
) => ({
  trackingHash: hashToken(deriveTrackingToken(settings, id, trackingVersion)),
  trackingExpiresAt: new Date(slotEnd.getTime() + keptMs),
});

/**
 * The full address of an order's tracking page in the order's language, for messages; null if the link is revoked, has
 * expired, or was made with a pepper that is gone. The token is in the fragment, which browsers send to no server and put in no referrer.
 */
export function trackingUrl(settings: Peppers & Pick<Settings, 'siteUrl'>, order: Link, now: Date): string | null {
  const { id, localeId, trackingHash, trackingExpiresAt, trackingVersion } = order;
  if (!trackingHash || !trackingExpiresAt || trackingExpiresAt <= now) return null;
  const token = trackingTokens(settings, id, trackingVersion).find((each) => hashToken(each) === trackingHash);
  if (!token) return null;
  return `${settings.siteUrl}${localePath(localeOf(localeId), routePath('track'))}#${token}`;
}
