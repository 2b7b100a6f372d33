import { randomBytes } from 'node:crypto';
import { localeOf, localePath } from '../../../../src/domain/region/locales';
import { routePath } from '../../../../src/domain/site/routing/routes';
import type { orders } from '../../../database/orderTables';
import type { ImageKeys, Peppers } from '../../../platform/keyRing';
import { sealText, unsealText } from '../../../platform/seal';
import type { Settings } from '../../../platform/settings/settings';
import { derivedTrackingTokens } from '../../people/codeHash';
import { hashToken } from '../../people/tokens';

type OrderRow = typeof orders.$inferSelect;
type LinkRow = Pick<OrderRow, 'trackingHash' | 'trackingExpiresAt'>;
type TrackedRow = LinkRow & Pick<OrderRow, 'id' | 'localeId' | 'sealedTracking' | 'trackingVersion'>;

const linkLifetimeMs = 48 * 3_600_000;
export const trackingPurpose = 'tracking-link';

/** A new link. Its hash opens the order, whatever the keys; the sealed copy is for the shopper and for messages. */
export function trackingColumns(settings: ImageKeys, { slotEnd }: Pick<OrderRow, 'slotEnd'>, now: Date) {
  const token = randomBytes(32).toString('base64url');
  return {
    trackingHash: hashToken(token),
    sealedTracking: sealText(settings, trackingPurpose, token),
    trackingExpiresAt: new Date(Math.max(slotEnd.getTime(), now.getTime()) + linkLifetimeMs),
  };
}

export const isLinkOpen = ({ trackingHash, trackingExpiresAt }: LinkRow, now: Date): boolean =>
  trackingHash !== null && trackingExpiresAt !== null && trackingExpiresAt > now;

function unsealToken(settings: ImageKeys, sealed: string): string | null {
  try {
    return unsealText(settings, trackingPurpose, sealed);
  } catch {
    // The token's key is lost. The link itself still works, and can be replaced or revoked.
    return null;
  }
}

/** Returns null if the link does not work or its token cannot be read. The token is in the fragment, which stays in browsers. */
export function trackingUrl(
  settings: Peppers & ImageKeys & Pick<Settings, 'siteUrl'>,
  order: TrackedRow,
  now: Date,
): string | null {
  const { id, localeId, trackingHash, sealedTracking, trackingVersion } = order;
  if (!isLinkOpen(order, now)) return null;
  const stored = sealedTracking === null ? null : unsealToken(settings, sealedTracking);
  const tokens = [...(stored === null ? [] : [stored]), ...derivedTrackingTokens(settings, id, trackingVersion)];
  const token = tokens.find((each) => hashToken(each) === trackingHash);
  if (token === undefined) return null;
  return `${settings.siteUrl}${localePath(localeOf(localeId), routePath('track'))}#${token}`;
}
