import { ApiError } from '../../data/apiError';
import { isServerBusy } from '../../data/retryWhenBusy';
import { placeOrder } from '../../data/order/orderCalls';
import { sha256 } from '../../data/sha256';
import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { serverNow } from '../../data/serverClock';
import { check, number, object } from '../../domain/plainSchema';
import type { Order, PlaceOrderInput } from '../../domain/order/orderSchema';

/** An order that was sent and got no response. */
interface Attempt {
  order: PlaceOrderInput;
  /** Epoch milliseconds. */
  at: number;
}

const dayMs = 86_400_000;
/** The largest expected difference between this clock and the server's, in milliseconds. */
const clockSkewMs = 600_000;

const stored = storedValue<Attempt>({
  key: storageKeys.orderAttempt,
  // Kept as it was sent, because a retry is recognized by its text.
  schema: object({
    order: check<PlaceOrderInput>((value) => Array.isArray((value as PlaceOrderInput).items)),
    at: number,
  }),
  version: 1,
});

/** The order that may or may not have been placed; null if every response arrived, or after a day. */
export function openAttempt(): Attempt | null {
  const attempt = stored.load();
  return attempt && serverNow() - attempt.at < dayMs ? attempt : null;
}

const closeAttempt = () => stored.save(null);

const quantities = (items: readonly { productVariantId: string; quantity: number }[]) =>
  items
    .map(({ productVariantId, quantity }) => `${productVariantId} ${quantity}`)
    .sort()
    .join();

/** Finds the order that the attempt created, or null. */
export function orderOfAttempt(orders: readonly Order[], { order, at }: Attempt): Order | null {
  const isMade = (made: Order) =>
    made.provider.id === order.providerId &&
    Date.parse(made.slot.start) === Date.parse(order.slotStart) &&
    made.note === (order.note ?? '') &&
    quantities(made.items) === quantities(order.items) &&
    Date.parse(made.placedAt) > at - clockSkewMs;
  return orders.find(isMade) ?? null;
}

/** The same for the same order of the same draft, in every tab and after every reload. */
async function idempotencyKey(body: string, seed: string): Promise<string> {
  const hash = await sha256(`${seed}\n${body}`);
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Sending {
  order: PlaceOrderInput;
  /** The draft's seed. */
  seed: string;
  /** Fetches the shopper's latest orders. */
  fetchOrders: () => Promise<Order[]>;
}

/**
 * Sends an order so that it is placed only once. After a lost response, the same order is sent with the same
 * idempotency key. A changed order is sent only if the shopper's orders show that the first was not placed; otherwise
 * the first order is returned.
 */
export async function sendOrder({ order, seed, fetchOrders }: Sending): Promise<Order> {
  const body = JSON.stringify(order);
  const open = openAttempt();
  const isRetry = open !== null && JSON.stringify(open.order) === body;
  if (open && !isRetry) {
    const made = orderOfAttempt(await fetchOrders(), open);
    closeAttempt();
    if (made) return made;
  }
  stored.save({ order, at: serverNow() });
  try {
    const placed = await placeOrder(order, await idempotencyKey(body, seed));
    closeAttempt();
    return placed;
  } catch (error) {
    // After a refusal the server has stored nothing. Any other failure may have happened after the order was stored.
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
    // A busy server has not looked at the order, so it says nothing about an earlier attempt.
    if (isRefusal || (isServerBusy(error) && !isRetry)) closeAttempt();
    throw error;
  }
}

/** Finds the order whose response was lost, or null. Fetches nothing if no response was lost. */
export async function findLostOrder(fetchOrders: Sending['fetchOrders']): Promise<Order | null> {
  const open = openAttempt();
  if (!open) return null;
  const made = orderOfAttempt(await fetchOrders(), open);
  if (made) closeAttempt();
  return made;
}
