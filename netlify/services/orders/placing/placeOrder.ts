import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { ServiceError } from '../../../platform/errors';
import type { Address } from '../../../../src/domain/delivery/address/addressSchema';
import type { Order } from '../../../../src/domain/order/orderSchema';
import type { AppContext } from '../../appContext';
import { queueOrderUpdate } from '../../notices/orderUpdates/queueOrderUpdate';
import { checkRewardMinimum } from '../../rewards/orderRewards';
import { lockRewards } from './lockRewards';
import { lockStock, orderChanged } from './lockStock';
import { createOilGramsLookup } from './oilGrams';
import { requireDeliveryProvider } from './requireDeliveryProvider';
import { lockShopperAndSession, type ShopperSession } from '../lockShopperAndSession';
import { checkWeight } from './checkWeight';
import { checkMinimum, sumGoods } from './orderLimits';
import { bodyHash, type PlacedOrder } from './placedOrder';
import { queueDispensaryMessage } from '../queueDispensaryMessage';
import { readOrders } from '../listing/readOrders';
import { pastWeights } from '../../users/pastUses';
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

/** Locks shopper, session, provider, fair-limit keys, slot, products, credits, and checks after each lock what it protects. */
async function placeInTransaction(transaction: Transaction, request: PlaceOrderInput): Promise<Placed> {
  const { userId, order, now } = request;
  await lockShopperAndSession(transaction, request);
  const earlier = await findByIdempotencyKey(transaction, request);
  if (earlier) return earlier;
  const { provider, address } = await requireDeliveryProvider(transaction, {
    userId,
    providerId: order.providerId,
    orderType: order.orderType,
    address: request.address,
  });
  const { contactPhone, keys, standing, usablePlaces } = await applyFairLimits(transaction, request, {
    provider,
    address,
  });
  const slot = await findOfferedSlot(transaction, provider, { ...order, now });
  const isSlotGone =
    !slot || !(await reserveSlot(transaction, provider, { ...order, start: slot.start, usablePlaces }));
  const { lines, changed } = await lockStock(transaction, order);
  if (!slot || isSlotGone || changed.length) throw orderChanged({ items: changed, isSlotGone }, order);
  const goods = sumGoods(lines, createOilGramsLookup(request));
  if (order.useRewards) checkRewardMinimum(provider, goods);
  checkMinimum(provider, goods, order.orderType);
  const localDay = toLocalDay(slot.start, provider.timezone);
  const past = await pastWeights(request.settings, transaction, { userId, localDay, ...keys });
  await checkWeight(transaction, provider, { ...goods, userId, localDay, keys, past, standing });
  const rewards = await lockRewards(transaction, { ...request, provider, address, goods });
  const checked = { ...request, provider, address, slot, lines, goods, rewards, contactPhone, keys };
  const orderId = await writeOrder(transaction, checked);
  const [placed] = await readOrders(transaction, { orderId });
  await queueDispensaryMessage(transaction, { type: 'order.placed', order: placed!, now });
  await queueOrderUpdate(transaction, { orderId, status: 'PLACED', now });
  return { order: placed!, isNew: true };
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
