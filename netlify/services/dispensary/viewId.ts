import { and, eq, gt, isNull } from 'drizzle-orm';
import { isFinalStatus } from '../../../src/domain/order/orderStatus';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { idImages, idLinks, idLooks, orders, providers } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
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

/** Marks the link as used and logs the view. A refusal rolls both back. */
async function useLink(transaction: Transaction, token: string, now: Date) {
  const [link] = await transaction
    .update(idLinks)
    .set({ usedAt: now })
    .where(and(eq(idLinks.tokenHash, hashToken(token)), isNull(idLinks.usedAt), gt(idLinks.expiresAt, now)))
    .returning({ orderId: idLinks.orderId });
  if (!link) throw linkUnknown();
  const [order] = await transaction
    .select({
      orderNumber: orders.orderNumber,
      status: orders.status,
      userId: orders.userId,
      providerId: orders.providerId,
      providerName: providers.name,
    })
    .from(orders)
    .innerJoin(providers, eq(providers.id, orders.providerId))
    .where(eq(orders.id, link.orderId));
  if (!order || order.userId === null || isFinalStatus(order.status)) throw linkUnknown();
  const { orderNumber, providerName, userId, providerId } = order;
  const [image] = await transaction
    .select({ blobKey: idImages.blobKey })
    .from(idImages)
    .where(and(eq(idImages.userId, userId), eq(idImages.providerId, providerId)));
  if (!image) throw idMissing();
  await transaction.insert(idLooks).values({ orderId: link.orderId, providerId, action: 'seen', at: now });
  return { orderNumber, providerName, userId, providerId, blobKey: image.blobKey };
}

interface SeenId {
  orderNumber: string;
  /** A JPEG watermarked with order, dispensary and time. */
  image: Uint8Array;
}

/** Returns the ID photo for an open order to its dispensary, once per link. */
export async function viewId(context: AppContext, token: string): Promise<SeenId> {
  const { database, blobs, settings, images } = context;
  const now = context.clock();
  const seen = await retryTransaction(database, (transaction) => useLink(transaction, token, now));
  const { orderNumber, providerName, userId, providerId, blobKey } = seen;
  const sealed = await blobs.get(blobKey).catch(storeUnavailable);
  if (!sealed) throw idMissing();
  const text = `Order ${orderNumber} · ${providerName} · ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const bytes = decryptImage(settings, { userId, providerId }, sealed);
  const result = await runImageJob(images, { kind: 'watermark', bytes, text });
  if (!('bytes' in result)) throw idMissing();
  return { orderNumber, image: result.bytes };
}
