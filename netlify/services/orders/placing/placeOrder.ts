import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { together } from '../../../database/together';
import { orders } from '../../../database/orderTables';
import type { providers } from '../../../database/providerTables';
import { retryTransaction } from '../../../database/retryTransaction';
import { ServiceError } from '../../../platform/errors';
import type { Address } from '../../../../src/domain/address/addressSchema';
import type { Order } from '../../../../src/domain/order/orderSchema';
import type { AppContext } from '../../context/appContext';
import { readExceptions } from '../../delivery/readSchedule';
import { isCurrentMember } from '../../people/currentMember';
import { requireConsent } from '../../accounts/profile/requireDetails';
import { queueOrderUpdate } from '../updates/queueOrderUpdate';
import { checkRewardMinimum } from '../../accounts/rewards/orderRewards';
import { toCustomer } from '../listing/readCustomers';
import { presentOrders, readOrders } from '../listing/readOrders';
import { lockShopperAndSession, type ShopperSession } from '../../people/lockShopperAndSession';
import { queueDispensaryMessage } from '../updates/queueDispensaryMessage';
import { setImageExpiry } from '../updateImageExpiry';
import { applyFairLimits, type FairShare } from './applyFairLimits';
import { readOrderHistory } from './checkFairLimits';
import { checkFee } from './checkFee';
import { checkWeight } from './checkWeight';
import { lockRewards } from './lockRewards';
import { lockStock, orderChanged, type OrderLine } from './lockStock';
import { createOilGramsLookup } from '../../delivery/oilGrams';
import { checkMinimum, sumGoods, type Goods } from './orderLimits';
import { bodyHash, type PlacedOrder } from './placedOrder';
import { lockProvider, requireDelivery, requireKnownProvider } from './lockProvider';
import { addSlot, findOfferedSlot, requireNoReservedSpots, reserveSlot, type Slot } from './reserveSlot';
import { resolveContact } from './resolveContact';
import { createOrder, isNumberTaken, writeOrder } from './writeOrder';

/** An order as the API receives it, with the shopper's session and network. */
interface OrderRequest extends ShopperSession {
  /** The idempotency key, which is the same when an order is sent again. */
  key: string;
  order: PlacedOrder;
  network: string;
}

/** The settings that an order is checked against, and the time of the attempt. */
interface ShopTerms extends Pick<AppContext, 'settings' | 'fairLimits' | 'variants' | 'termsVersion'> {
  now: Date;
}

/** The address of the order's place, or why it could not be looked up. */
type AddressLookup = { address: Address | null } | { failure: unknown };

interface Placed {
  order: Order;
  isNew: boolean;
}

/** Returns the order that the key already placed. Throws if its body was different. */
async function findEarlier(transaction: Transaction, { userId, key, order }: OrderRequest): Promise<Order | null> {
  const [existing] = await transaction
    .select({ id: orders.id, bodyHash: orders.bodyHash })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)))
    .execute();
  if (!existing) return null;
  if (existing.bodyHash !== bodyHash(order)) {
    throw new ServiceError({
      code: 'idempotency_mismatch',
      detail: 'Your order changed after you first sent it. Please check it and place it again.',
    });
  }
  const [earlier] = await readOrders(transaction, { orderId: existing.id });
  return earlier!;
}

/** Locks the shopper, the session and the provider. */
async function lockParties(
  transaction: Transaction,
  request: OrderRequest,
  { lookup, now }: { lookup: AddressLookup; now: Date },
) {
  const { providerId, orderType, slotStart } = request.order;
  const postalCode = ('address' in lookup && lookup.address?.postalCode) || '';
  const [user, earlier, known, exceptions] = await together([
    lockShopperAndSession(transaction, request),
    findEarlier(transaction, request),
    lockProvider(transaction, { providerId, orderType, slotStart, postalCode }),
    readExceptions(transaction, [providerId], now),
  ]);
  return { user, earlier, known, exceptions: exceptions.get(providerId)! };
}

/** Must run after `findEarlier`, because a repeated key returns its order even if the maps service is down. */
function requireLookup(lookup: AddressLookup): Address | null {
  if ('failure' in lookup) throw lookup.failure;
  return lookup.address;
}

interface SlotShare {
  slot: Slot | null;
  slotCapacity: number;
  usableSpots: number;
}

/**
 * Reserves a spot and locks the products, in this order. Many shoppers wait for the same slot and products, so
 * everything that needs neither lock comes before.
 */
async function reserve(
  transaction: Transaction,
  order: PlacedOrder,
  { slot, slotCapacity, usableSpots }: SlotShare,
): Promise<OrderLine[]> {
  const wanted = slot && { providerId: order.providerId, orderType: order.orderType, start: slot.start };
  const [isReserved, { lines, changed }] = await together([
    wanted ? reserveSlot(transaction, wanted, usableSpots) : false,
    lockStock(transaction, order),
  ]);
  if (wanted && !isReserved) await requireNoReservedSpots(transaction, wanted, slotCapacity);
  if (!isReserved || changed.length) throw orderChanged({ items: changed, isSlotGone: !isReserved }, order);
  return lines;
}

interface OrderLimits {
  order: PlacedOrder;
  provider: typeof providers.$inferSelect;
  share: FairShare;
}

function checkLimits(goods: Goods, { order, provider, share }: OrderLimits): void {
  if (order.useRewards) checkRewardMinimum(provider, goods);
  checkMinimum(provider, goods, order.orderType);
  checkWeight(provider, goods, share);
}

interface Attempt {
  request: OrderRequest;
  lookup: AddressLookup;
  terms: ShopTerms;
}

/**
 * Locks shopper, session, provider, fair-limit keys, slot, products, credits, and checks after each lock what it
 * protects. Statements that do not need each other's results are sent at once.
 */
async function placeInTransaction(transaction: Transaction, { request, lookup, terms }: Attempt): Promise<Placed> {
  const { userId, key, order, network } = request;
  const { providerId, orderType, slotStart } = order;
  const { now } = terms;

  const { user, earlier, known, exceptions } = await lockParties(transaction, request, { lookup, now });
  if (earlier) return { order: earlier, isNew: false };
  requireConsent(terms, user);
  const address = requireLookup(lookup);
  const offering = requireKnownProvider(known);
  const slot = findOfferedSlot({ provider: offering.provider, exceptions }, { orderType, slotStart, now });

  const [image, history, isMember] = await together([
    setImageExpiry(transaction, { userId, providerId }, null),
    readOrderHistory(transaction, { userId, timezone: offering.provider.timezone, now }),
    isCurrentMember(transaction, userId, now),
    slot && !offering.hasSlot && addSlot(transaction, { providerId, orderType, start: slot.start }),
  ]);
  const delivery = requireDelivery(offering, { orderType, address, image });
  const { provider } = delivery;

  const contact = await resolveContact(transaction, { user, order });
  const share = await applyFairLimits(transaction, {
    user,
    order,
    contact,
    network,
    delivery,
    exceptions,
    history,
    terms,
  });
  const { slotCapacity } = provider;
  const { keys, usableSpots, othersAtAddress } = share;
  const lines = await reserve(transaction, order, { slot, slotCapacity, usableSpots });

  const goods = sumGoods(lines, createOilGramsLookup(terms));
  checkLimits(goods, { order, provider, share });
  checkFee({ order, delivery, isMember, goods });
  const rewards = await lockRewards(transaction, { userId, order, delivery, isMember, goods, now });

  const { contactPhone } = contact;
  const placed = createOrder({
    user,
    key,
    order,
    delivery,
    isMember,
    slot: slot!,
    lines,
    goods,
    rewards,
    contactPhone,
    keys,
    terms,
  });
  const [presented] = await presentOrders(transaction, [placed]);
  const customer = toCustomer({ user, contactPhone, othersAtAddress });
  await together([
    writeOrder(transaction, placed, { user, lines, rewards }),
    queueDispensaryMessage(transaction, { type: 'order.placed', order: presented!, customer, now }),
    queueOrderUpdate(transaction, { orderId: placed.id, kind: 'PLACED', user, now }),
  ]);
  return { order: presented!, isNew: true };
}

/** The maps service may need a network request, so the address is looked up before locking rows. */
async function lookUpAddress({ maps }: AppContext, { placeId, addressTwo }: PlacedOrder): Promise<AddressLookup> {
  try {
    return { address: await maps.address(placeId, addressTwo) };
  } catch (failure) {
    return { failure };
  }
}

/** Rechecks everything the browser sent, in one transaction. A repeated key returns the same order. */
export async function placeOrder(context: AppContext, request: OrderRequest): Promise<Placed> {
  const { database, clock, settings, fairLimits, variants, termsVersion } = context;
  const lookup = await lookUpAddress(context, request.order);
  const placed = await retryTransaction(
    database,
    (transaction) => {
      const terms = { settings, fairLimits, variants, termsVersion, now: clock() };
      return placeInTransaction(transaction, { request, lookup, terms });
    },
    isNumberTaken,
  );
  if (placed.isNew) context.responseCache?.stockReserved(request.order.providerId);
  return placed;
}
