import { localeOf, localePath } from '../../../../src/domain/region/locales';
import { routePath } from '../../../../src/domain/site/routing/routes';
import type { orders } from '../../../database/orderTables';
import type { Peppers } from '../../../platform/keyRing';
import type { Settings } from '../../../platform/settings/settings';
import { deriveTrackingToken, trackingTokens } from '../../auth/codeHash';
import { hashToken } from '../../auth/tokens';

type OrderRow = typeof orders.$inferSelect;
type TrackedRow = Pick<OrderRow, 'id' | 'localeId' | 'trackingHash' | 'trackingExpiresAt' | 'trackingVersion'>;

const linkLifetimeMs = 48 * 3_600_000;

export const trackingColumns = (
  settings: Peppers,
  { id, trackingVersion, slotEnd }: Pick<OrderRow, 'id' | 'trackingVersion' | 'slotEnd'>,
  now: Date,
) => ({
  trackingHash: hashToken(deriveTrackingToken(settings, id, trackingVersion)),
  trackingExpiresAt: new Date(Math.max(slotEnd.getTime(), now.getTime()) + linkLifetimeMs),
});

/** Returns null if the link no longer works. The token is in the fragment, which browsers do not send to servers. */
export function trackingUrl(
  settings: Peppers & Pick<Settings, 'siteUrl'>,
  order: TrackedRow,
  now: Date,
): string | null {
  const { id, localeId, trackingHash, trackingExpiresAt, trackingVersion } = order;
  if (!trackingHash || !trackingExpiresAt || trackingExpiresAt <= now) return null;
  const token = trackingTokens(settings, id, trackingVersion).find((each) => hashToken(each) === trackingHash);
  if (!token) return null;
  return `${settings.siteUrl}${localePath(localeOf(localeId), routePath('track'))}#${token}`;
}
