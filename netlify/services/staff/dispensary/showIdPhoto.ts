import { and, eq, type SQL } from 'drizzle-orm';
import { isFinalStatus, type OrderStatus } from '../../../../src/domain/order/orderStatus';
import type { Database, Transaction } from '../../../database/client';
import { idImages, providers } from '../../../database/providerTables';
import { idPhotoViews, orders } from '../../../database/orderTables';
import type { AppContext } from '../../context/appContext';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { runImageJob, uploadsBusy } from '../../privacy/idPhotos/cleanImage';
import { decryptImage } from '../../privacy/idPhotos/idImage';
import { storeUnavailable } from '../../privacy/idPhotos/storeUnavailable';
import { idPhotoDeleted } from './createIdLink';

export interface ViewedOrder {
  where: SQL | undefined;
  /** Creates the error for an order that has ended, or that does not exist (null). */
  createError: (status: OrderStatus | null) => Error;
}

export interface IdPhotoView {
  orderNumber: string;
  image: Uint8Array;
}

export async function findIdPhoto(database: Database | Transaction, { where, createError }: ViewedOrder) {
  const [order] = await database
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
  if (!order || order.userId === null || isFinalStatus(order.status)) throw createError(order?.status ?? null);
  const { id: orderId, orderNumber, providerName, userId, providerId } = order;
  const [image] = await database
    .select({ blobKey: idImages.blobKey })
    .from(idImages)
    .where(and(eq(idImages.userId, userId), eq(idImages.providerId, providerId)));
  if (!image) throw idPhotoDeleted();
  return { orderId, orderNumber, providerName, userId, providerId, blobKey: image.blobKey };
}

type IdPhoto = Awaited<ReturnType<typeof findIdPhoto>>;

async function renderPhoto(
  { blobs, settings, images }: AppContext,
  { orderNumber, providerName, userId, providerId, blobKey }: IdPhoto,
  now: Date,
): Promise<IdPhotoView> {
  const sealed = await blobs.get(blobKey).catch(storeUnavailable);
  if (!sealed) throw idPhotoDeleted();
  const text = `Order ${orderNumber} · ${providerName} · ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const bytes = decryptImage(settings, { userId, providerId }, sealed);
  const result = await runImageJob(images, { kind: 'watermark', bytes, text });
  if (!('bytes' in result)) throw idPhotoDeleted();
  return { orderNumber, image: result.bytes };
}

interface View {
  order: ViewedOrder;
  photo: IdPhoto;
  by: Actor;
  now: Date;
}

/** Throws if the order has ended or the photo was replaced since it was rendered. */
async function recordView(transaction: Transaction, { order, photo, by, now }: View): Promise<void> {
  const { orderId, orderNumber, providerId, blobKey } = await findIdPhoto(transaction, order);
  if (blobKey !== photo.blobKey) throw uploadsBusy();
  await transaction.insert(idPhotoViews).values({ orderId, providerId, action: 'seen', staffId: by.staffId, at: now });
  const entry = { providerId, action: 'order.viewId' as const, subject: orderNumber, detail: { step: 'view' } };
  await appendAudit(transaction, { ...entry, actor: by, now });
}

interface Viewing {
  order: ViewedOrder;
  now: Date;
  /** Must run a transaction that calls `logView` with the viewer. */
  record: (logView: (transaction: Transaction, by: Actor) => Promise<void>) => Promise<void>;
}

/** Renders before logging: a busy decoder must leave nothing in the log, and an unlogged view returns nothing. */
export async function showIdPhoto(context: AppContext, { order, now, record }: Viewing): Promise<IdPhotoView> {
  const photo = await findIdPhoto(context.database, order);
  const view = await renderPhoto(context, photo, now);
  await record((transaction, by) => recordView(transaction, { order, photo, by, now }));
  return view;
}
