import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { prepareQuery } from '../../database/prepareQuery';
import { idImages } from '../../database/providerTables';
import { orderEvents, orders } from '../../database/orderTables';
import { isFinalStatus, orderStatuses } from '../../../src/domain/order/orderStatus';
import { isOpenOrder } from './isOpenOrder';

const retentionDays = 30;

interface Owner {
  userId: string;
  providerId: string;
}

const finalStatuses = orderStatuses.filter(isFinalStatus);

/** Reports arrive late, so the order that ended last may not be the one that was reported last. */
async function readLastEnd(transaction: Transaction, { userId, providerId }: Owner): Promise<Date> {
  const [last] = await transaction
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(eq(orders.userId, userId), eq(orders.providerId, providerId), inArray(orderEvents.status, finalStatuses)),
    );
  return last!.at!;
}

interface ImageChange extends Owner {
  /** The time of an upload, which is later than the end of any order. Absent when an order has ended. */
  uploadedAt?: Date;
}

/** Images expire 30 days after the last order ended, and never while one is open. */
export async function updateImageExpiry(transaction: Transaction, change: ImageChange): Promise<void> {
  const { userId, providerId, uploadedAt } = change;
  const owner = { userId, providerId };
  const [open] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.providerId, providerId), isOpenOrder()))
    .limit(1);
  if (open) return void (await setImageExpiry(transaction, owner, null));
  const start = uploadedAt ?? (await readLastEnd(transaction, owner));
  await setImageExpiry(transaction, owner, new Date(start.getTime() + retentionDays * 86_400_000));
}

const setExpiry = prepareQuery((database) =>
  database
    .update(idImages)
    .set({ deleteAfter: sql`${sql.placeholder('deleteAfter')}::timestamptz` })
    .where(and(eq(idImages.userId, sql.placeholder('userId')), eq(idImages.providerId, sql.placeholder('providerId'))))
    .returning({ imageKey: idImages.imageKey }),
);

/** Also locks the image. Pass null for an open order. Returns undefined without an image. */
export async function setImageExpiry(
  transaction: Transaction,
  { userId, providerId }: Owner,
  deleteAfter: Date | null,
): Promise<{ imageKey: string | null } | undefined> {
  const [image] = await setExpiry(transaction, {
    userId,
    providerId,
    deleteAfter: deleteAfter?.toISOString() ?? null,
  });
  return image;
}
