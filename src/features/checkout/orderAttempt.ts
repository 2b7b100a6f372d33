import { ApiError } from '../../data/apiError';
import { placeOrder } from '../../data/order/orderCalls';
import { loadValue, saveValue, storageKeys } from '../../data/storage';
import type { Order, PlaceOrder } from '../../domain/order/orderSchema';

/** An order that was sent, and whose answer never came. */
interface Attempt {
  order: PlaceOrder;
  /** Epoch milliseconds. */
  at: number;
}

const day = 86_400_000;
/** How far this clock and the server's may be apart, in milliseconds. */
const clockSkew = 600_000;

function parseAttempt(value: unknown): Attempt | null {
  const { order, at } = (value ?? {}) as Partial<Attempt>;
  return typeof at === 'number' && Array.isArray(order?.items) ? (value as Attempt) : null;
}

/** The order that may or may not have been placed; null where every answer came, or where it is long ago. */
export function openAttempt(): Attempt | null {
  const attempt = loadValue(storageKeys.orderAttempt, parseAttempt);
  return attempt && Date.now() - attempt.at < day ? attempt : null;
}

const closeAttempt = () => saveValue(storageKeys.orderAttempt, null);

const quantities = (items: readonly { productVariantId: string; quantity: number }[]) =>
  items
    .map(({ productVariantId, quantity }) => `${productVariantId} ${quantity}`)
    .sort()
    .join();

/** Among the shopper's orders that which an attempt made, or null. */
export function orderOfAttempt(orders: readonly Order[], { order, at }: Attempt): Order | null {
  const isMade = (made: Order) =>
    made.provider.id === order.providerId &&
    Date.parse(made.slot.start) === Date.parse(order.slotStart) &&
    made.note === (order.note ?? '') &&
    quantities(made.items) === quantities(order.items) &&
    Date.parse(made.placedAt) > at - clockSkew;
  return orders.find(isMade) ?? null;
}

/** One for the same order of the same draft, in every tab and after every reload (D-16). */
async function idempotencyKey(body: string, seed: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}\n${body}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Sending {
  order: PlaceOrder;
  /** Of the draft. */
  seed: string;
  /** The shopper's orders by now. */
  fetchOrders: () => Promise<Order[]>;
}

/**
 * D-16: sends an order so that it is placed once. After a lost answer the same order goes with the same key; before a
 * changed one goes, the shopper's orders are asked whether the first was placed, and then that is the order.
 */
export async function sendOrder({ order, seed, fetchOrders }: Sending): Promise<Order> {
  const body = JSON.stringify(order);
  const open = openAttempt();
  if (open && JSON.stringify(open.order) !== body) {
    const made = orderOfAttempt(await fetchOrders(), open);
    closeAttempt();
    if (made) return made;
  }
  saveValue(storageKeys.orderAttempt, { order, at: Date.now() });
  try {
    const placed = await placeOrder(order, await idempotencyKey(body, seed));
    closeAttempt();
    return placed;
  } catch (error) {
    // A refusal leaves nothing behind at the server; any other failure may have come after the order was written.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) closeAttempt();
    throw error;
  }
}

/** The order that a lost answer told of, or null; asks for nothing where no answer was lost. */
export async function findLostOrder(fetchOrders: Sending['fetchOrders']): Promise<Order | null> {
  const open = openAttempt();
  if (!open) return null;
  const made = orderOfAttempt(await fetchOrders(), open);
  if (made) closeAttempt();
  return made;
}
