import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { together } from '../../../database/together';
import { orders } from '../../../database/orderTables';
import { prepareQuery } from '../../../database/prepareQuery';
import { retryTransaction } from '../../../database/retryTransaction';
import { ServiceError } from '../../../platform/errors';
import type { Address } from '../../../../src/domain/address/addressSchema';
import type { Order } from '../../../../src/domain/order/orderSchema';
import type { AppContext } from '../../context/appContext';
import { readExceptions } from '../../delivery/readSchedule';
import { requireConsent } from '../../accounts/profile/requireDetails';
import { queueOrderUpdate } from '../updates/queueOrderUpdate';
import { checkRewardMinimum } from '../../accounts/rewards/orderRewards';
import { toCustomer } from '../listing/readCustomers';
import { presentOrders, readOrders } from '../listing/readOrders';
import { lockShopperAndSession, type ShopperSession } from '../../people/lockShopperAndSession';
import { queueDispensaryMessage } from '../updates/queueDispensaryMessage';
import { setImageExpiry } from '../updateImageExpiry';
import { applyFairLimits } from './applyFairLimits';
import { readOrderHistory } from './checkFairLimits';
import { checkWeight } from './checkWeight';
import { lockRewards } from './lockRewards';
import { lockStock, orderChanged, type OrderLine } from './lockStock';
import { createOilGramsLookup } from '../../delivery/oilGrams';
import { checkMinimum, sumGoods } from './orderLimits';
import { bodyHash, type PlacedOrder } from './placedOrder';
import { lockProvider, requireDelivery, requireKnownProvider } from './lockProvider';
import { addSlot, findOfferedSlot, requireNoReservedSpots, reserveSlot, type Slot } from './reserveSlot';
import { createOrder, isNumberTaken, writeOrder } from './writeOrder';

interface Request extends ShopperSession {
  key: string;
  order: PlacedOrder;
  network: string;
}

interface Placed {
  order: Order;
  isNew: boolean;
}

const findByKey = prepareQuery<Pick<Request, 'userId' | 'key'>>()((database, value) =>
  database
    .select({ id: orders.id, bodyHash: orders.bodyHash })
    .from(orders)
    .where(and(eq(orders.userId, value('userId')), eq(orders.idempotencyKey, value('key')))),
);

/** Throws if the key was used with a different body. */
async function findByIdempotencyKey(transaction: Transaction, { userId, key, order }: Request): Promise<Placed | null> {
  const [existing] = await findByKey(transaction, { userId, key });
  if (!existing) return null;
  if (existing.bodyHash !== bodyHash(order)) {
    throw new ServiceError({
      code: 'idempotency_mismatch',
      status: 422,
      detail: 'Your order changed after you first sent it. Please check it and place it again.',
    });
  }
  const [existingOrder] = await readOrders(transaction, { orderId: existing.id });
  return { order: existingOrder!, isNew: false };
}

type AddressLookup = { address: Address | null } | { failure: unknown };

interface PlaceOrderInput extends Request {
  lookup: AddressLookup;
  now: Date;
  settings: AppContext['settings'];
  fairLimits: AppContext['fairLimits'];
  variants: AppContext['variants'];
  termsVersion: AppContext['termsVersion'];
}

/** Locks the shopper, the session and the provider. */
async function lockParties(transaction: Transaction, request: PlaceOrderInput) {
  const { order, lookup, now } = request;
  const postalCode = ('address' in lookup && lookup.address?.postalCode) || '';
  const [user, earlier, known, exceptions] = await together([
    lockShopperAndSession(transaction, request),
    findByIdempotencyKey(transaction, request),
    lockProvider(transaction, { ...order, postalCode }),
    readExceptions(transaction, [order.providerId], now),
  ]);
  return { user, earlier, known, exceptions: exceptions.get(order.providerId)! };
}

/**
 * Reserves a spot and locks the products, in this order. Many shoppers wait for the same slot and products, so
 * everything that needs neither lock comes before.
 */
async function reserve(
  transaction: Transaction,
  order: PlacedOrder,
  { slot, slotCapacity, usablePlaces }: { slot: Slot | null; slotCapacity: number; usablePlaces: number },
): Promise<OrderLine[]> {
  const reservation = slot && { providerId: order.providerId, orderType: order.orderType, start: slot.start };
  const [isReserved, { lines, changed }] = await together([
    reservation ? reserveSlot(transaction, { ...reservation, usablePlaces }) : false,
    lockStock(transaction, order),
  ]);
  if (reservation && !isReserved) await requireNoReservedSpots(transaction, { ...reservation, slotCapacity });
  if (!isReserved || changed.length) throw orderChanged({ items: changed, isSlotGone: !isReserved }, order);
  return lines;
}

/**
 * Locks shopper, session, provider, fair-limit keys, slot, products, credits, and checks after each lock what it
 * protects. Statements that do not need each other's results are sent at once.
 */
async function placeInTransaction(transaction: Transaction, request: PlaceOrderInput): Promise<Placed> {
  const { order, lookup, now, userId } = request;
  const { user, earlier, exceptions, ...found } = await lockParties(transaction, request);
  if (earlier) return earlier;
  requireConsent(request, user);
  if ('failure' in lookup) throw lookup.failure;
  const known = requireKnownProvider(found.known);
  const { provider: offered, hasSlot } = known;
  const slot = findOfferedSlot({ provider: offered, exceptions }, { ...order, now });
  const [image, history] = await together([
    setImageExpiry(transaction, { userId, providerId: order.providerId }, null),
    readOrderHistory(transaction, { userId, timezone: offered.timezone, now }),
    slot && !hasSlot && addSlot(transaction, { ...order, start: slot.start }),
  ]);
  const { provider, address, idKey } = requireDelivery(known, { ...order, ...lookup, image });
  const fair = await applyFairLimits(
    transaction,
    { ...request, user },
    { provider, exceptions, address, idKey, history },
  );
  const { slotCapacity } = provider;
  const lines = await reserve(transaction, order, { slot, slotCapacity, ...fair });
  const goods = sumGoods(lines, createOilGramsLookup(request));
  if (order.useRewards) checkRewardMinimum(provider, goods);
  checkMinimum(provider, goods, order.orderType);
  checkWeight(provider, { ...goods, ...fair });
  const rewards = await lockRewards(transaction, { ...request, provider, address, goods });
  const created = createOrder({ ...request, ...fair, user, provider, address, slot: slot!, lines, goods, rewards });
  const [presented] = await presentOrders(transaction, [created]);
  const customer = toCustomer({ ...created, ...fair, user });
  await together([
    writeOrder(transaction, created, { user, lines, rewards }),
    queueDispensaryMessage(transaction, { type: 'order.placed', order: presented!, customer, now }),
    queueOrderUpdate(transaction, { orderId: created.id, kind: 'PLACED', user, now }),
  ]);
  return { order: presented!, isNew: true };
}

/** The maps service may need a network request, so the address is looked up before locking rows. */
async function lookUpAddress({ maps }: AppContext, { placeId, addressTwo }: PlacedOrder): Promise<AddressLookup> {
  try {
    return { address: await maps.address(placeId, addressTwo) };
  } catch (failure) {
    // A repeated key returns the same order even without the maps service.
    return { failure };
  }
}

/** Rechecks everything the browser sent, in one transaction. A repeated key returns the same order. */
export async function placeOrder(context: AppContext, request: Request): Promise<Placed> {
  const { database, clock, settings, fairLimits, variants, termsVersion } = context;
  const lookup = await lookUpAddress(context, request.order);
  const input = { ...request, lookup, settings, fairLimits, variants, termsVersion };
  const placed = await retryTransaction(
    database,
    (transaction) => placeInTransaction(transaction, { ...input, now: clock() }),
    isNumberTaken,
  );
  if (placed.isNew) context.responseCache?.stockReserved(request.order.providerId);
  return placed;
}
