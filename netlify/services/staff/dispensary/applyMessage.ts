import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { toCents } from '../../../../src/domain/money/money';
import { readCustomers } from '../../orders/listing/readCustomers';
import { readOrders } from '../../orders/listing/readOrders';
import type { Actor } from '../audit/appendAudit';
import { createIdLink } from './createIdLink';
import type { DispensaryResponse, DispensaryMessage, DispensaryOrder } from './dispensaryMessage';
import { etaForDispensary } from './etaForDispensary';
import { moveForDispensary } from './moveForDispensary';
import { matchesOrderReference } from './matchesOrderReference';
import { parseAsOf } from './parseAsOf';
import { setPrice } from './setPrice';
import { updateStock } from './updateStock';

interface ReceivedMessage {
  providerId: string;
  message: DispensaryMessage;
  by: Actor;
  now: Date;
}

/** Null means that the message has no time, so it counts from its arrival. */
type DatedMessage = ReceivedMessage & { asOf: Date | null };

type StatusData = Extract<DispensaryMessage, { type: 'order.status' }>['data'];

async function changeStatus(transaction: Transaction, data: StatusData, { providerId, by, asOf, now }: DatedMessage) {
  const where = and(eq(orders.providerId, providerId), matchesOrderReference(data));
  const move = { where, to: data.status, reason: data.reason ?? null, by, asOf, now };
  const moved = await moveForDispensary(transaction, move);
  if (!moved) return { stale: true };
  const [order] = await readOrders(transaction, { orderId: moved.id });
  return { order: order! };
}

type EtaData = Extract<DispensaryMessage, { type: 'order.eta' }>['data'];

async function changeEta(transaction: Transaction, data: EtaData, { providerId, by, asOf, now }: DatedMessage) {
  const changed = await etaForDispensary(transaction, {
    where: and(eq(orders.providerId, providerId), matchesOrderReference(data)),
    start: new Date(data.start),
    end: new Date(data.end),
    asOf,
    by,
    now,
  });
  if (!changed) return { stale: true };
  const [order] = await readOrders(transaction, { orderId: changed.id });
  return { order: order! };
}

async function listOpenOrders(transaction: Transaction, providerId: string): Promise<DispensaryOrder[]> {
  const openOrders = await readOrders(transaction, { providerId, state: 'open' });
  const getCustomer = await readCustomers(
    transaction,
    openOrders.map(({ orderLogId }) => orderLogId),
  );
  return openOrders.map((order) => ({ ...order, customer: getCustomer(order.orderLogId) }));
}

/** Can only affect the dispensary's own orders and products. */
export async function applyMessage(
  transaction: Transaction,
  received: ReceivedMessage,
): Promise<Omit<DispensaryResponse, 'duplicate'>> {
  const { message, providerId, now } = received;
  const dated = { ...received, asOf: parseAsOf({ ...message.data, timestamp: message.timestamp }, now) };
  switch (message.type) {
    case 'order.status':
      return changeStatus(transaction, message.data, dated);
    case 'order.eta':
      return changeEta(transaction, message.data, dated);
    case 'order.id':
      return createIdLink(transaction, message.data, dated);
    case 'stock.update':
      return updateStock(transaction, { ...dated, data: message.data });
    case 'price.update': {
      const { productVariantId, price } = message.data;
      return setPrice(transaction, { ...dated, productVariantId, priceCents: toCents(price) });
    }
    case 'orders.list':
      return { orders: await listOpenOrders(transaction, providerId) };
  }
}
