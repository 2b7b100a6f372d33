import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { idImages } from '../../database/providerTables';
import { orders } from '../../database/orderTables';
import { isFinalStatus, orderStatuses } from '../../../src/domain/order/orderStatus';

const retentionDays = 30;

interface Owner {
  userId: string;
  providerId: string;
  now: Date;
}

/** Images expire 30 days after the last order ended, and never while one is open. Returns false without an image. */
export async function updateImageExpiry(
  transaction: Transaction,
  { userId, providerId, now }: Owner,
): Promise<boolean> {
  const [open] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.providerId, providerId),
        notInArray(orders.status, orderStatuses.filter(isFinalStatus)),
      ),
    )
    .limit(1);
  const updated = await transaction
    .update(idImages)
    .set({ deleteAfter: open ? null : new Date(now.getTime() + retentionDays * 86_400_000) })
    .where(and(eq(idImages.userId, userId), eq(idImages.providerId, providerId)))
    .returning({ id: idImages.id });
  return updated.length === 1;
}
