import { ApiError } from '../../data/apiError';
import { isServerBusy } from '../../data/retryWhenBusy';
import { placeOrder } from '../../data/order/orderCalls';
import { sha256 } from '../../data/sha256';
import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { serverNow } from '../../data/serverClock';
import { check, number, object, string, withDefault } from '../../domain/validation/plainSchema';
import type { Order, PlaceOrderInput } from '../../domain/order/orderSchema';

/** An order that was sent without receiving a response. */
interface Attempt {
  order: PlaceOrderInput;
  /** Epoch milliseconds. */
  at: number;
  /** The seed of the draft, in case the browser loses the draft. Earlier versions stored none. */
  seed?: string | undefined;
}

const dayMs = 86_400_000;
/** The largest expected difference between this clock and the server's, in milliseconds. */
const clockSkewMs = 600_000;

const storedAttempt = storedValue<Attempt>({
  key: storageKeys.orderAttempt,
  // Not parsed further, because a retry must have exactly the same JSON.
  schema: object({
    order: check<PlaceOrderInput>((value) => Array.isArray((value as PlaceOrderInput).items)),
    at: number,
    seed: withDefault(string, undefined),
  }),
});

/** Loads the order that may or may not have been placed. Null if every response arrived, or after a day. */
export function loadOpenAttempt(): Attempt | null {
  const attempt = storedAttempt.load();
  return attempt && serverNow() - attempt.at < dayMs ? attempt : null;
}

const clearAttempt = () => storedAttempt.save(null);

const quantities = (items: readonly { productVariantId: string; quantity: number }[]) =>
  items
    .map(({ productVariantId, quantity }) => `${productVariantId} ${quantity}`)
    .sort()
    .join();

export function findPlacedOrder(orders: readonly Order[], { order, at }: Attempt): Order | null {
  const matches = (placedOrder: Order) =>
    placedOrder.provider.id === order.providerId &&
    Date.parse(placedOrder.slot.start) === Date.parse(order.slotStart) &&
    placedOrder.note === (order.note ?? '') &&
    quantities(placedOrder.items) === quantities(order.items) &&
    Date.parse(placedOrder.placedAt) > at - clockSkewMs;
  return orders.find(matches) ?? null;
}

/** Returns the same key for the same order of the same draft, in every tab and after every reload. */
async function idempotencyKey(body: string, seed: string): Promise<string> {
  const hash = await sha256(`${seed}\n${body}`);
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface SendOrderOptions {
  order: PlaceOrderInput;
  seed: string;
  fetchOrders: () => Promise<Order[]>;
}

/**
 * Sends an order so that it is placed only once. After a lost response, the same order is sent with the same
 * idempotency key. A changed order is sent only if the shopper's orders show that the first was not placed; otherwise
 * the first order is returned.
 */
export async function sendOrder({ order, seed: draftSeed, fetchOrders }: SendOrderOptions): Promise<Order> {
  const body = JSON.stringify(order);
  const attempt = loadOpenAttempt();
  const isRetry = attempt !== null && JSON.stringify(attempt.order) === body;
  if (attempt && !isRetry) {
    const placedOrder = findPlacedOrder(await fetchOrders(), attempt);
    clearAttempt();
    if (placedOrder) return placedOrder;
  }
  const seed = (isRetry && attempt.seed) || draftSeed;
  storedAttempt.save({ order, at: serverNow(), seed });
  try {
    const placed = await placeOrder(order, await idempotencyKey(body, seed));
    clearAttempt();
    return placed;
  } catch (error) {
    // After a refusal the server has stored nothing. Any other failure may have happened after the order was stored.
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
    // A busy server rejects orders unread, so an earlier attempt may still have succeeded.
    if (isRefusal || (isServerBusy(error) && !isRetry)) clearAttempt();
    throw error;
  }
}

/** Finds the order whose response was lost, or null. Fetches nothing if no response was lost. */
export async function findLostOrder(fetchOrders: SendOrderOptions['fetchOrders']): Promise<Order | null> {
  const attempt = loadOpenAttempt();
  if (!attempt) return null;
  const placedOrder = findPlacedOrder(await fetchOrders(), attempt);
  if (placedOrder) clearAttempt();
  return placedOrder;
}
