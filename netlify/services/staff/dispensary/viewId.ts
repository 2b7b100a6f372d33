import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { retryTransaction } from '../../../database/retryTransaction';
import { idLinks, orders } from '../../../database/orderTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { webhookActor } from '../audit/appendAudit';
import { hashToken } from '../../people/tokens';
import { findIdPhoto, showIdPhoto, type IdPhotoView, type ViewedOrder } from './showIdPhoto';

/** Identical for links that were used, have expired, never existed, or whose order has ended. */
const linkUnknown = () =>
  new ServiceError({
    code: 'link_unknown',
    detail: 'This link was used before, is more than a minute old, or its order has ended. Ask for a new one.',
  });

interface Link {
  token: string;
  now: Date;
}

const isUsable = ({ token, now }: Link) =>
  and(eq(idLinks.tokenHash, hashToken(token)), isNull(idLinks.usedAt), gt(idLinks.expiresAt, now));

async function findLinkedOrder(database: Database, link: Link): Promise<ViewedOrder> {
  const [found] = await database.select({ orderId: idLinks.orderId }).from(idLinks).where(isUsable(link));
  if (!found) throw linkUnknown();
  return { where: eq(orders.id, found.orderId), createError: linkUnknown };
}

/** Only one of several concurrent requests succeeds. */
async function consumeLink(transaction: Transaction, link: Link): Promise<void> {
  const [consumed] = await transaction
    .update(idLinks)
    .set({ usedAt: link.now })
    .where(isUsable(link))
    .returning({ orderId: idLinks.orderId });
  if (!consumed) throw linkUnknown();
}

/** Throws unless the link would show a photo. Neither consumes the link nor logs a view. */
export async function checkIdLink({ database, clock }: AppContext, token: string): Promise<void> {
  await findIdPhoto(database, await findLinkedOrder(database, { token, now: clock() }));
}

export async function viewId(
  context: AppContext,
  { token, origin }: { token: string; origin: string },
): Promise<IdPhotoView> {
  const { database, clock } = context;
  // Use one time for both checks: rendering must not make the link expire.
  const now = clock();
  return showIdPhoto(context, {
    order: await findLinkedOrder(database, { token, now }),
    now,
    record: (recordView) =>
      retryTransaction(database, async (transaction) => {
        await consumeLink(transaction, { token, now });
        await recordView(transaction, webhookActor(origin));
      }),
  });
}
