import type { ConsoleOrder, OrderEta, OrderMove } from '../../../../src/domain/staff/consoleOrderSchema';
import { orders } from '../../../database/orderTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { claimReceipt } from '../../../database/claimReceipt';
import { etaForDispensary } from '../dispensary/etaForDispensary';
import { moveForDispensary } from '../dispensary/moveForDispensary';
import { readOrders } from '../../orders/listing/readOrders';
import type { SignedInStaff } from '../members/staffSession';
import { staffTransaction } from '../members/staffTransaction';
import { orderInScope, readConsoleOrder, type ScopedOrder } from './orderInScope';

interface StaffMove extends ScopedOrder {
  signedIn: SignedInStaff;
  key: string;
  move: OrderMove;
  doneAt: Date | null;
}

/** Adds the current order, so that the second of two clerks sees what the first did. */
async function withCurrentOrder(context: AppContext, error: unknown, scoped: ScopedOrder): Promise<unknown> {
  if (!(error instanceof ServiceError) || error.code !== 'order_status_conflict') return error;
  const [found] = await context.database.select({ orderId: orders.id }).from(orders).where(orderInScope(scoped));
  const [order] = found ? await readOrders(context.database, found) : [];
  return new ServiceError({ ...error.failure, order });
}

export async function moveAsStaff(
  context: AppContext,
  { signedIn, providerId, orderNumber, key, move, doneAt }: StaffMove,
): Promise<ConsoleOrder> {
  const scoped = { providerId, orderNumber };
  const { status: to, reason = null } = move;
  try {
    return await staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
      const request = ['move', providerId, orderNumber, to, reason];
      if (await claimReceipt(transaction, { actorId: signedIn.member.id, key, request, now }))
        await moveForDispensary(transaction, { where: orderInScope(scoped), to, reason, by: actor, doneAt, now });
      return readConsoleOrder(transaction, scoped, now);
    });
  } catch (error) {
    throw await withCurrentOrder(context, error, scoped);
  }
}

interface StaffEta extends ScopedOrder {
  signedIn: SignedInStaff;
  /** The `Idempotency-Key`: repeating an old arrival must not replace a newer one. */
  key: string;
  eta: OrderEta;
  doneAt: Date | null;
}

export async function setEtaAsStaff(
  context: AppContext,
  { signedIn, providerId, orderNumber, key, eta, doneAt }: StaffEta,
): Promise<ConsoleOrder> {
  const scoped = { providerId, orderNumber };
  try {
    return await staffTransaction(context, signedIn, async ({ transaction, actor: by, now }) => {
      const request = ['eta', providerId, orderNumber, eta.start, eta.end];
      const arrival = { start: new Date(eta.start), end: new Date(eta.end) };
      if (await claimReceipt(transaction, { actorId: signedIn.member.id, key, request, now }))
        await etaForDispensary(transaction, { where: orderInScope(scoped), ...arrival, by, doneAt, now });
      return readConsoleOrder(transaction, scoped, now);
    });
  } catch (error) {
    throw await withCurrentOrder(context, error, scoped);
  }
}
