import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { isFinalStatus, type OrderStatus } from '../../../src/domain/order/orderStatus';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { idImages, idLinks, idLooks, orders, providers } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { appendAudit, webhookActor, type Actor } from '../audit/appendAudit';
import { hashToken } from '../auth/tokens';
import { runImageJob } from '../ids/cleanImage';
import { decryptImage } from '../ids/idImage';
import { storeUnavailable } from '../ids/storeUnavailable';
import { idMissing } from './createIdLink';

/** The same 404 for a link that was used, has expired, never existed, or belongs to an order that has ended. */
export const linkUnknown = () =>
  new ServiceError({
    code: 'link_unknown',
    status: 404,
    detail: 'This link was used before, is more than a minute old, or its order has ended. Ask for a new one.',
  });

interface View {
  where: SQL | undefined;
  by: Actor;
  now: Date;
}

/** Logs that somebody at the dispensary views the photo for an open order. Returns where the photo is. */
export async function noteView(
  transaction: Transaction,
  { where, by, now }: View,
  refused: (status: OrderStatus | null) => Error,
) {
  const [order] = await transaction
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      userId: orders.userId,
      providerId: orders.providerId,
      providerName: providers.name,
    })
    .from(orders)
    .innerJoin(providers, eq(providers.id, orders.providerId))
    .where(where);
  if (!order || order.userId === null || isFinalStatus(order.status)) throw refused(order?.status ?? null);
  const { id: orderId, orderNumber, providerName, userId, providerId } = order;
  const [image] = await transaction
    .select({ blobKey: idImages.blobKey })
    .from(idImages)
    .where(and(eq(idImages.userId, userId), eq(idImages.providerId, providerId)));
  if (!image) throw idMissing();
  await transaction.insert(idLooks).values({ orderId, providerId, action: 'seen', staffId: by.staffId, at: now });
  const entry = { providerId, action: 'order.viewId' as const, subject: orderNumber, detail: { step: 'view' } };
  await appendAudit(transaction, { ...entry, actor: by, now });
  return { orderNumber, providerName, userId, providerId, blobKey: image.blobKey };
}

/** Marks the link as used and logs the view. A refusal rolls both back. */
async function useLink(transaction: Transaction, { token, origin, now }: { token: string; origin: string; now: Date }) {
  const [link] = await transaction
    .update(idLinks)
    .set({ usedAt: now })
    .where(and(eq(idLinks.tokenHash, hashToken(token)), isNull(idLinks.usedAt), gt(idLinks.expiresAt, now)))
    .returning({ orderId: idLinks.orderId });
  if (!link) throw linkUnknown();
  return noteView(transaction, { where: eq(orders.id, link.orderId), by: webhookActor(origin), now }, linkUnknown);
}

export interface SeenId {
  orderNumber: string;
  /** A JPEG watermarked with order, dispensary and time. */
  image: Uint8Array;
}

type Viewed = Awaited<ReturnType<typeof noteView>>;

/** Decrypts the photo of a logged view and watermarks it. */
export async function showId(
  { blobs, settings, images }: AppContext,
  { orderNumber, providerName, userId, providerId, blobKey }: Viewed,
  now: Date,
): Promise<SeenId> {
  const sealed = await blobs.get(blobKey).catch(storeUnavailable);
  if (!sealed) throw idMissing();
  const text = `Order ${orderNumber} · ${providerName} · ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const bytes = decryptImage(settings, { userId, providerId }, sealed);
  const result = await runImageJob(images, { kind: 'watermark', bytes, text });
  if (!('bytes' in result)) throw idMissing();
  return { orderNumber, image: result.bytes };
}

/** Returns the ID photo for an open order to its dispensary, once per link. */
export async function viewId(
  context: AppContext,
  { token, origin }: { token: string; origin: string },
): Promise<SeenId> {
  const now = context.clock();
  const viewed = await retryTransaction(context.database, (transaction) =>
    useLink(transaction, { token, origin, now }),
  );
  return showId(context, viewed, now);
}
