import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { orderEvents, orderItems, orders } from '../../../database/orderTables';
import { providerProducts, slotUsage } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import {
  canMoveOrder,
  isFinalStatus,
  type OrderActor,
  type OrderStatus,
} from '../../../../src/domain/order/orderStatus';
import { queueOrderUpdate } from '../updates/queueOrderUpdate';
import { queuePushes } from '../updates/queuePushes';
import { grantReferral } from '../../accounts/rewards/grantReferral';
import { returnRewards } from '../../accounts/rewards/orderRewards';
import { orderUnknown } from '../listing/findOrder';
import { lockShopper } from '../../people/lockShopperAndSession';
import { updateImageExpiry } from '../updateImageExpiry';

interface Move {
  to: OrderStatus;
  actor: OrderActor;
  reason: string | null;
  staffId?: string | null;
  asOf?: Date | null;
  /** The time of the move. Defaults to now. */
  at?: Date;
  now: Date;
}

const statusConflict = (from: OrderStatus, { to, actor }: Move) =>
  new ServiceError({
    code: 'order_status_conflict',
    detail:
      actor === 'shopper' ? 'This order can no longer be canceled.' : `An order that is ${from} cannot become ${to}.`,
  });

export type LockedOrder = typeof orders.$inferSelect;

async function releaseReservations(transaction: Transaction, order: LockedOrder): Promise<void> {
  await transaction
    .update(slotUsage)
    .set({ taken: sql`${slotUsage.taken} - 1` })
    .where(
      and(
        eq(slotUsage.providerId, order.providerId),
        eq(slotUsage.orderType, order.orderType),
        eq(slotUsage.slotStart, order.slotStart),
      ),
    );
  const items = await transaction.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const isOfProvider = eq(providerProducts.providerId, order.providerId);
  // Lock in the same order as placing does, to avoid deadlocks.
  await transaction
    .select({ productVariantId: providerProducts.productVariantId })
    .from(providerProducts)
    .where(
      and(
        isOfProvider,
        inArray(
          providerProducts.productVariantId,
          items.map((item) => item.productVariantId),
        ),
      ),
    )
    .orderBy(asc(providerProducts.productVariantId))
    .for('update');
  for (const { productVariantId, quantity } of items) {
    // Read the stock count under the product's lock: a concurrent count may already have subtracted these units.
    const stockCountOfItem = transaction
      .select({ stockCount: orderItems.stockCount })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, order.id), eq(orderItems.productVariantId, productVariantId)));
    await transaction
      .update(providerProducts)
      .set({ available: sql`${providerProducts.available} + ${quantity}` })
      .where(
        and(
          isOfProvider,
          eq(providerProducts.productVariantId, productVariantId),
          eq(providerProducts.stockCount, sql`(${stockCountOfItem})`),
        ),
      );
  }
  await returnRewards(transaction, order.id);
}

/** Locks the shopper before the order, as placing does, so that counts never see an order halfway through a move. */
export async function lockOrder(transaction: Transaction, where: SQL | undefined): Promise<LockedOrder> {
  const [found] = await transaction.select({ id: orders.id, userId: orders.userId }).from(orders).where(where);
  if (!found) throw orderUnknown();
  if (found.userId !== null) await lockShopper(transaction, found.userId);
  const [order] = await transaction.select().from(orders).where(eq(orders.id, found.id)).for('update');
  if (!order) throw orderUnknown();
  return order;
}

/** Releases stock, slot and rewards when the order is declined or canceled. The order must be from `lockOrder`. */
export async function moveOrder(transaction: Transaction, order: LockedOrder, move: Move): Promise<LockedOrder> {
  const { to, actor, reason, staffId = null, asOf = null, now, at = now } = move;
  const { userId } = order;
  if (userId === null || !canMoveOrder(order.orderType, { from: order.status, to }, actor))
    throw statusConflict(order.status, move);
  const shopperOrder = { ...order, userId };
  // The message about the driver contains the estimate.
  const announcedEta = to === 'ON_THE_WAY' && { etaNotifiedStart: order.etaStart };
  await transaction
    .update(orders)
    .set({ status: to, ...announcedEta })
    .where(eq(orders.id, order.id));
  await transaction.insert(orderEvents).values({
    orderId: order.id,
    sequence: sql`(select max(${orderEvents.sequence}) + 1 from ${orderEvents} where ${orderEvents.orderId} = ${order.id})`,
    status: to,
    actor,
    reason,
    staffId,
    at,
    asOf,
  });
  if (to === 'DECLINED' || to === 'CANCELLED') await releaseReservations(transaction, order);
  if (to === 'COMPLETED') await grantReferral(transaction, shopperOrder, now);
  if (isFinalStatus(to)) await updateImageExpiry(transaction, shopperOrder);
  await queueOrderUpdate(transaction, { orderId: order.id, kind: to, now });
  // Shoppers do not need a push message about their own actions.
  if (actor === 'dispensary') await queuePushes(transaction, { order: shopperOrder, step: to, now });
  return order;
}
