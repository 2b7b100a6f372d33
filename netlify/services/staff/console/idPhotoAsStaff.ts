import { and, asc, eq } from 'drizzle-orm';
import { isFinalStatus } from '../../../../src/domain/order/orderStatus';
import { actionTime } from '../../../../src/domain/staff/actionTime';
import type { ConsoleOrder } from '../../../../src/domain/staff/consoleOrderSchema';
import { idPhotoViews, orders } from '../../../database/orderTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { appendAudit } from '../audit/appendAudit';
import { claimReceipt } from '../../../database/claimReceipt';
import { orderEnded } from '../dispensary/createIdLink';
import { showIdPhoto, type IdPhotoView } from '../dispensary/showIdPhoto';
import { orderUnknown } from '../../orders/listing/findOrder';
import type { SignedInStaff } from '../members/staffSession';
import { staffTransaction } from '../members/staffTransaction';
import { orderInScope, readConsoleOrder, type ScopedOrder } from './orderInScope';

interface StaffPhotoRequest extends ScopedOrder {
  signedIn: SignedInStaff;
}

export const viewIdAsStaff = (context: AppContext, { signedIn, ...scoped }: StaffPhotoRequest): Promise<IdPhotoView> =>
  showIdPhoto(context, {
    order: {
      where: orderInScope(scoped),
      createError: (status) => (status === null ? orderUnknown() : orderEnded()),
    },
    now: context.clock(),
    record: (logView) => staffTransaction(context, signedIn, ({ transaction, actor }) => logView(transaction, actor)),
  });

const notViewed = () =>
  new ServiceError({ code: 'id_not_viewed', detail: 'Please look at the ID photo before you confirm it.' });

/** Records that the ID shows a person of 21 or over with the order's name. Drivers see only the confirmation. */
export const confirmIdAsStaff = (
  context: AppContext,
  { signedIn, key, doneAt, ...scoped }: StaffPhotoRequest & { key: string; doneAt: Date | null },
): Promise<ConsoleOrder> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    // Lock the order, so that it cannot end in the meantime.
    const [found] = await transaction
      .select({ orderId: orders.id, orderNumber: orders.orderNumber, status: orders.status })
      .from(orders)
      .where(orderInScope(scoped))
      .for('share');
    if (!found) throw orderUnknown();
    const { orderId, orderNumber, status } = found;
    const { providerId } = scoped;
    const request = ['confirmId', providerId, orderNumber];
    if (await claimReceipt(transaction, { actorId: signedIn.member.id, key, request, now })) {
      if (isFinalStatus(status)) throw orderEnded();
      const [view] = await transaction
        .select({ at: idPhotoViews.at })
        .from(idPhotoViews)
        .where(and(eq(idPhotoViews.orderId, orderId), eq(idPhotoViews.action, 'seen')))
        .orderBy(asc(idPhotoViews.at))
        .limit(1);
      if (!view) throw notViewed();
      const time = actionTime({ statedAt: doneAt, receivedAt: now, notBefore: view.at });
      await transaction
        .insert(idPhotoViews)
        .values({ orderId, providerId, action: 'confirmed', staffId: actor.staffId, at: time.at });
      const entry = { providerId, action: 'order.confirmId' as const, subject: orderNumber };
      await appendAudit(transaction, { ...entry, actor, now, time });
    }
    return readConsoleOrder(transaction, scoped, now);
  });
