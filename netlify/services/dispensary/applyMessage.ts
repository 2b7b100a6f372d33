import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { orders, providerProducts } from '../../database/schema';
import { toCents } from '../../../src/domain/money';
import { moveOrder } from '../orders/moveOrder';
import { readCustomers } from '../orders/readCustomers';
import { readOrders } from '../orders/readOrders';
import { createIdLink } from './createIdLink';
import type { DispensaryAnswer, DispensaryMessage, DispensaryOrder } from './dispensaryMessage';
import { orderMatching } from './orderMatching';
import { productUnknown } from './productUnknown';
import { updateStock } from './updateStock';

interface Sent {
  providerId: string;
  message: DispensaryMessage;
  now: Date;
}

type StatusData = Extract<DispensaryMessage, { type: 'order.status' }>['data'];

async function changeStatus(transaction: Transaction, data: StatusData, { providerId, now }: Sent) {
  const { id } = await moveOrder(transaction, {
    where: and(eq(orders.providerId, providerId), orderMatching(data)),
    to: data.status,
    actor: 'dispensary',
    reason: data.reason ?? null,
    now,
  });
  const [order] = await readOrders(transaction, { orderId: id });
  return { order: order! };
}

interface ProductChange {
  productVariantId: string;
  values: { priceCents: number };
}

async function changeProduct(
  transaction: Transaction,
  { productVariantId, values }: ProductChange,
  { providerId, now }: Sent,
) {
  const changed = await transaction
    .update(providerProducts)
    .set({ ...values, updatedAt: now })
    .where(and(eq(providerProducts.providerId, providerId), eq(providerProducts.productVariantId, productVariantId)))
    .returning({ productVariantId: providerProducts.productVariantId });
  if (changed.length) return {};
  throw productUnknown(productVariantId);
}

async function listOpenOrders(transaction: Transaction, providerId: string): Promise<DispensaryOrder[]> {
  const open = await readOrders(transaction, { providerId, state: 'open' });
  const customerOf = await readCustomers(
    transaction,
    open.map(({ orderLogId }) => orderLogId),
  );
  return open.map((order) => ({ ...order, customer: customerOf(order.orderLogId) }));
}

/** Applies a dispensary's verified message. It can only affect the dispensary's own orders and products. */
export async function applyMessage(transaction: Transaction, sent: Sent): Promise<Omit<DispensaryAnswer, 'duplicate'>> {
  const { message, providerId } = sent;
  switch (message.type) {
    case 'order.status':
      return changeStatus(transaction, message.data, sent);
    case 'order.id':
      return createIdLink(transaction, message.data, sent);
    case 'stock.update':
      return updateStock(transaction, { ...sent, data: message.data });
    case 'price.update': {
      const { productVariantId, price } = message.data;
      return changeProduct(transaction, { productVariantId, values: { priceCents: toCents(price) } }, sent);
    }
    case 'orders.list':
      return { orders: await listOpenOrders(transaction, providerId) };
  }
}
