import type { Transaction } from '../../database/client';
import { outgoingMessages, users } from '../../database/schema';
import { eq } from 'drizzle-orm';
import type { Order } from '../../../src/domain/order/orderSchema';

interface OrderNews {
  type: 'order.placed' | 'order.cancelled';
  order: Order;
  userId: string;
  now: Date;
}

/** Writes what the provider is to be told into the outbox, in the transaction that causes it (D-15). */
export async function queueMessage(transaction: Transaction, { type, order, userId, now }: OrderNews): Promise<void> {
  const [customer] = await transaction
    .select({ givenName: users.givenName, familyName: users.familyName, phoneNumber: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  await transaction.insert(outgoingMessages).values({
    providerId: order.provider.id,
    payload: { type, timestamp: now.toISOString(), data: { order, customer } },
    nextAt: now,
    createdAt: now,
  });
}
