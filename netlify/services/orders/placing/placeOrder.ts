import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { ServiceError } from '../../../platform/errors';
import type { Address } from '../../../../src/domain/delivery/address/addressSchema';
import type { Order } from '../../../../src/domain/order/orderSchema';
import type { AppContext } from '../../appContext';
import type { UserRow } from '../../auth/readSession';
import { queueOrderUpdate } from '../../notices/orderUpdates/queueOrderUpdate';
import { checkRewardMinimum } from '../../rewards/orderRewards';
import { lockRewards } from './lockRewards';
import { lockStock, orderChanged } from './lockStock';
import { createOilGramsLookup } from './oilGrams';
import { requireDeliveryProvider } from './requireDeliveryProvider';
import { lockShopperAndSession, type ShopperSession } from '../lockShopperAndSession';
import { checkWeight, readDayWeights } from './checkWeight';
import { checkMinimum, sumGoods } from './orderLimits';
import { bodyHash, type PlacedOrder } from './placedOrder';
import { queueDispensaryMessage } from '../queueDispensaryMessage';
import { readNewCustomer } from '../listing/readCustomers';
import { presentOrders, readOrders, type OrderWithParts } from '../listing/readOrders';
import { retryTransaction } from '../../../database/retryTransaction';
import { applyFairLimits } from './applyFairLimits';
import { findOfferedSlot, reserveSlot } from './reserveSlot';
import { toLocalDay, writeOrder } from './writeOrder';

interface Request extends ShopperSession {
  key: string;
  order: PlacedOrder;
  network: string;
}

interface Placed {
  order: Order;
  isNew: boolean;
}

/** Throws if the key was used with a different body. */
async function findByIdempotencyKey(
  database: Database | Transaction,
  { userId, key, order }: Request,
): Promise<Placed | null> {
  const [existing] = await database
    .select({ id: orders.id, bodyHash: orders.bodyHash })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  if (!existing) return null;
  if (existing.bodyHash !== bodyHash(order)) {
    throw new ServiceError({
      code: 'idempotency_mismatch',
      status: 422,
      detail: 'Your order changed after you first sent it. Please check it and place it again.',
    });
  }
  const [existingOrder] = await readOrders(database, { orderId: existing.id });
  return { order: existingOrder!, isNew: false };
}

interface PlaceOrderInput extends Request {
  address: Address | null;
  now: Date;
  settings: AppContext['settings'];
  fairLimits: AppContext['fairLimits'];
  variants: AppContext['variants'];
}

/**
 * Locks shopper, session, provider, fair-limit keys, slot, products, credits, and checks after each lock what it
 * protects. Many shoppers wait for the same slot and products, so everything that needs neither lock comes before.
 */
async function placeInTransaction(transaction: Transaction, request: PlaceOrderInput): Promise<Placed> {
  const { order, now } = request;
  const user = await lockShopperAndSession(transaction, request);
  const earlier = await findByIdempotencyKey(transaction, request);
  if (earlier) return earlier;
  const { provider, address, idKey } = await requireDeliveryProvider(transaction, {
    userId: user.id,
    providerId: order.providerId,
    orderType: order.orderType,
    address: request.address,
  });
  const fair = await applyFairLimits(transaction, { ...request, user }, { provider, address, idKey });
  const { contactPhone, keys, standing, usablePlaces } = fair;
  const slot = await findOfferedSlot(transaction, provider, { ...order, now });
  const localDay = toLocalDay(new Date(order.slotStart), provider.timezone);
  const dayTotals = await readDayWeights(request.settings, transaction, { user, localDay, keys });
  const isSlotGone =
    !slot || !(await reserveSlot(transaction, provider, { ...order, start: slot.start, usablePlaces }));
  const { lines, changed } = await lockStock(transaction, order);
  if (!slot || isSlotGone || changed.length) throw orderChanged({ items: changed, isSlotGone }, order);
  const goods = sumGoods(lines, createOilGramsLookup(request));
  if (order.useRewards) checkRewardMinimum(provider, goods);
  checkMinimum(provider, goods, order.orderType);
  checkWeight(provider, { ...goods, dayTotals, standing });
  const rewards = await lockRewards(transaction, { ...request, provider, address, goods });
  const checked = { ...request, user, provider, address, slot, lines, goods, rewards, contactPhone, keys };
  const written = await writeOrder(transaction, checked);
  return { order: await announceOrder(transaction, { written, user, now }), isNew: true };
}

/** Queues the messages to the dispensary and the shopper. */
async function announceOrder(
  transaction: Transaction,
  { written, user, now }: { written: OrderWithParts; user: UserRow; now: Date },
): Promise<Order> {
  const { id: orderId, contactPhone } = written;
  const [order] = await presentOrders(transaction, [written]);
  const customer = await readNewCustomer(transaction, { orderId, user, contactPhone });
  await queueDispensaryMessage(transaction, { type: 'order.placed', order: order!, customer, now });
  await queueOrderUpdate(transaction, { orderId, status: 'PLACED', user, now });
  return order!;
}

/** Rechecks everything the browser sent, in one transaction. A repeated key returns the same order. */
export async function placeOrder(context: AppContext, request: Request): Promise<Placed> {
  const earlier = await findByIdempotencyKey(context.database, request);
  if (earlier) return earlier;
  // The maps service may need a network request, so look up the address before locking rows.
  const address = await context.maps.address(request.order.placeId, request.order.addressTwo);
  const { settings, fairLimits, variants } = context;
  const placed = await retryTransaction(context.database, (transaction) =>
    placeInTransaction(transaction, { ...request, address, now: context.clock(), settings, fairLimits, variants }),
  );
  context.responseCache?.stockReserved(request.order.providerId);
  return placed;
}
