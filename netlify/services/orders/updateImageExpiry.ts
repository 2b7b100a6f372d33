import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { prepareQuery } from '../../database/prepareQuery';
import { idImages } from '../../database/providerTables';
import { orders } from '../../database/orderTables';
import { isFinalStatus, orderStatuses } from '../../../src/domain/order/orderStatus';

const retentionDays = 30;

interface Owner {
  userId: string;
  providerId: string;
  now: Date;
}

/** Images expire 30 days after the last order ended, and never while one is open. */
export async function updateImageExpiry(transaction: Transaction, owner: Owner): Promise<void> {
  const { userId, providerId, now } = owner;
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
  await setImageExpiry(transaction, owner, open ? null : new Date(now.getTime() + retentionDays * 86_400_000));
}

const setExpiry = prepareQuery<{ userId: string; providerId: string; deleteAfter: string | null }>()(
  (database, value) =>
    database
      .update(idImages)
      .set({ deleteAfter: sql`${value('deleteAfter')}::timestamptz` })
      .where(and(eq(idImages.userId, value('userId')), eq(idImages.providerId, value('providerId'))))
      .returning({ imageKey: idImages.imageKey }),
);

/** Also locks the image. Pass null for an open order. Returns undefined without an image. */
export async function setImageExpiry(
  transaction: Transaction,
  { userId, providerId }: Pick<Owner, 'userId' | 'providerId'>,
  deleteAfter: Date | null,
): Promise<{ imageKey: string | null } | undefined> {
  const [image] = await setExpiry(transaction, {
    userId,
    providerId,
    deleteAfter: deleteAfter?.toISOString() ?? null,
  });
  return image;
}
