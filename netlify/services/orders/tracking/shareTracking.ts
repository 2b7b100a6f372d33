import { eq } from 'drizzle-orm';
import type { TrackingLink } from '../../../../src/domain/order/trackedOrderSchema';
import { retryTransaction } from '../../../database/retryTransaction';
import { orders } from '../../../database/orderTables';
import type { AppContext } from '../../context/appContext';
import { belongsToShopper, orderUnknown, type ShopperOrderKey } from '../listing/findOrder';
import { lockShopperAndSession, type ShopperSession } from '../../people/lockShopperAndSession';
import { isLinkOpen, trackingColumns, trackingUrl } from './trackingLink';

const presentLink = (settings: AppContext['settings'], order: typeof orders.$inferSelect, now: Date): TrackingLink => ({
  url: trackingUrl(settings, order, now),
  isShared: isLinkOpen(order, now),
});

export async function readTrackingLink(
  { database, settings, clock }: AppContext,
  orderKey: ShopperOrderKey,
): Promise<TrackingLink> {
  const [order] = await database.select().from(orders).where(belongsToShopper(orderKey));
  if (!order) throw orderUnknown();
  return presentLink(settings, order, clock());
}

const revoked = { trackingHash: null, sealedTracking: null };

/**
 * Idempotent. Turning sharing off revokes the link, also one whose token cannot be read. Turning it on creates a new
 * link unless the shopper can see a working one.
 */
export function shareTracking(
  { database, settings, clock }: AppContext,
  { isShared, ...orderKey }: ShopperOrderKey & ShopperSession & { isShared: boolean },
): Promise<TrackingLink> {
  return retryTransaction(database, async (transaction) => {
    await lockShopperAndSession(transaction, orderKey);
    const [order] = await transaction.select().from(orders).where(belongsToShopper(orderKey)).for('update');
    if (!order) throw orderUnknown();
    const now = clock();
    const link = presentLink(settings, order, now);
    if (isShared ? link.url !== null : !link.isShared) return link;
    // An expired link must stay invalid, like a revoked one.
    const trackingVersion = order.trackingVersion + (order.trackingHash === null ? 0 : 1);
    const change = { ...(isShared ? trackingColumns(settings, order, now) : revoked), trackingVersion };
    await transaction.update(orders).set(change).where(eq(orders.id, order.id));
    return presentLink(settings, { ...order, ...change }, now);
  });
}
