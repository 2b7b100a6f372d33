import { and, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { isFinalStatus } from '../../../../src/domain/order/orderStatus';
import type { Transaction } from '../../../database/client';
import { idLinks, idPhotoViews, orders } from '../../../database/orderTables';
import { ServiceError } from '../../../platform/errors';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { hashToken } from '../../people/tokens';
import { hasUploadedId } from '../../privacy/idPhotos/uploadedIds';
import { orderUnknown } from '../../orders/listing/findOrder';
import type { DispensaryResponse, OrderReference } from './dispensaryMessage';
import { matchesOrderReference } from './matchesOrderReference';

/** Long enough to open the page, too short to pass the link on. */
const linkSeconds = 60;

export const idPath = '/v1/dispensary/id-images/';

export const orderEnded = () =>
  new ServiceError({ code: 'order_ended', detail: 'This order has ended, so its ID photo is no longer shown.' });

export const idPhotoDeleted = () =>
  new ServiceError({ code: 'id_deleted', detail: 'There’s no longer an ID photo for this order.' });

interface LinkRequest {
  providerId: string;
  by: Actor;
  now: Date;
}

export async function createIdLink(
  transaction: Transaction,
  reference: OrderReference,
  { providerId, by, now }: LinkRequest,
): Promise<Pick<DispensaryResponse, 'idLink'>> {
  const [order] = await transaction
    .select({ id: orders.id, orderNumber: orders.orderNumber, status: orders.status, userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.providerId, providerId), matchesOrderReference(reference)));
  if (!order) throw orderUnknown();
  const { id: orderId, orderNumber, status, userId } = order;
  if (userId === null || isFinalStatus(status)) throw orderEnded();
  if (!(await hasUploadedId(transaction, { userId, providerId }))) throw idPhotoDeleted();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkSeconds * 1000);
  await transaction.insert(idLinks).values({ tokenHash: hashToken(token), orderId, createdAt: now, expiresAt });
  await transaction.insert(idPhotoViews).values({ orderId, providerId, action: 'asked', at: now });
  const entry = { providerId, action: 'order.viewId' as const, subject: orderNumber, detail: { step: 'link' } };
  await appendAudit(transaction, { ...entry, actor: by, now });
  return { idLink: { path: idPath + token, expiresAt: expiresAt.toISOString() } };
}
