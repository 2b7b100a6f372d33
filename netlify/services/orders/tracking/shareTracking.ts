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

/** Idempotent. Turning sharing off revokes the link, and turning it on again creates a new one. */
export function shareTracking(
  { database, settings, clock }: AppContext,
  { isShared, ...orderKey }: ShopperOrderKey & ShopperSession & { isShared: boolean },
): Promise<TrackingLink> {
  return retryTransaction(database, async (transaction) => {
    await lockShopperAndSession(transaction, orderKey);
    const [order] = await transaction.select().from(orders).where(belongsToShopper(orderKey)).for('update');
    if (!order) throw orderUnknown();
    const isUnchanged = (order.trackingHash !== null) === isShared;
    const change = isShared
      ? trackingColumns(settings, order)
      : { trackingHash: null, trackingVersion: order.trackingVersion + 1 };
    if (!isUnchanged) await transaction.update(orders).set(change).where(eq(orders.id, order.id));
    return { url: trackingUrl(settings, isUnchanged ? order : { ...order, ...change }, clock()) };
  });
}
