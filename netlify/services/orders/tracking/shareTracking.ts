import { eq } from 'drizzle-orm';
import type { TrackingLink } from '../../../../src/domain/order/trackedOrderSchema';
import { retryTransaction } from '../../../database/retryTransaction';
import { orders } from '../../../database/orderTables';
import type { AppContext } from '../../appContext';
import { belongsToShopper, orderUnknown, type ShopperOrderKey } from '../listing/findOrder';
import { lockShopperAndSession, type ShopperSession } from '../lockShopperAndSession';
import { trackingColumns, trackingUrl } from './trackingLink';

export async function readTrackingLink(
  { database, settings, clock }: AppContext,
  orderKey: ShopperOrderKey,
): Promise<TrackingLink> {
  const [order] = await database.select().from(orders).where(belongsToShopper(orderKey));
  if (!order) throw orderUnknown();
  return { url: trackingUrl(settings, order, clock()) };
}

/** Idempotent. Turning sharing off revokes the link. Turning it on again, or after the link expired, creates a new one. */
export function shareTracking(
  { database, settings, clock }: AppContext,
  { isShared, ...orderKey }: ShopperOrderKey & ShopperSession & { isShared: boolean },
): Promise<TrackingLink> {
  return retryTransaction(database, async (transaction) => {
    await lockShopperAndSession(transaction, orderKey);
    const [order] = await transaction.select().from(orders).where(belongsToShopper(orderKey)).for('update');
    if (!order) throw orderUnknown();
    const now = clock();
    const url = trackingUrl(settings, order, now);
    if ((url !== null) === isShared) return { url };
    // An expired link must stay invalid, like a revoked one.
    const trackingVersion = order.trackingVersion + (order.trackingHash === null ? 0 : 1);
    const link = isShared ? trackingColumns(settings, { ...order, trackingVersion }, now) : { trackingHash: null };
    const change = { ...link, trackingVersion };
    await transaction.update(orders).set(change).where(eq(orders.id, order.id));
    return { url: trackingUrl(settings, { ...order, ...change }, now) };
  });
}
