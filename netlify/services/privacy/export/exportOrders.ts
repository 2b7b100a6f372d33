import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AccountData } from '../../../../src/domain/privacy/accountDataSchema';
import type { Transaction } from '../../../database/client';
import { idImages, messageOrderId, outgoingMessages, providers } from '../../../database/providerTables';
import { readOrders } from '../../orders/listing/readOrders';

async function exportMessages(
  transaction: Transaction,
  orderIds: string[],
): Promise<AccountData['dispensaryMessages']> {
  if (!orderIds.length) return [];
  const { payload, providerId, createdAt, deliveredAt } = outgoingMessages;
  const rows = await transaction
    .select({
      type: sql<string>`coalesce(${payload} ->> 'type', '')`,
      providerId,
      orderLogId: messageOrderId(payload),
      createdAt,
      deliveredAt,
    })
    .from(outgoingMessages)
    .where(inArray(messageOrderId(payload), orderIds))
    .orderBy(asc(createdAt), asc(outgoingMessages.id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  }));
}

async function exportIds(transaction: Transaction, userId: string): Promise<AccountData['idImages']> {
  const rows = await transaction
    .select({ image: idImages, providerName: providers.name })
    .from(idImages)
    .innerJoin(providers, eq(providers.id, idImages.providerId))
    .where(eq(idImages.userId, userId))
    .orderBy(asc(idImages.createdAt), asc(idImages.id));
  return rows.map(({ image: { providerId, createdAt, deleteAfter }, providerName }) => ({
    providerId,
    providerName,
    uploadedAt: createdAt.toISOString(),
    deleteAfter: deleteAfter?.toISOString() ?? null,
  }));
}

export async function exportOrders(
  transaction: Transaction,
  userId: string,
): Promise<Pick<AccountData, 'orders' | 'dispensaryMessages' | 'idImages'>> {
  const orders = await readOrders(transaction, { userId });
  const orderIds = orders.map(({ orderLogId }) => orderLogId);
  return {
    orders,
    dispensaryMessages: await exportMessages(transaction, orderIds),
    idImages: await exportIds(transaction, userId),
  };
}
