import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { availableCapacity } from '../../../../src/domain/order/fairLimits';
import type { OrderType } from '../../../../src/domain/order/orderStatus';
import { orders } from '../../../database/orderTables';
import { providers, slotUsage } from '../../../database/providerTables';
import type { AppContext } from '../../context/appContext';
import { requireProvider } from '../../delivery/requireProvider';

interface SlotQuery {
  userId: string;
  providerId: string;
  orderType: OrderType;
}

async function hasCompletedOrder({ database }: Pick<AppContext, 'database'>, userId: string): Promise<boolean> {
  const completed = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'COMPLETED')))
    .limit(1);
  return completed.length > 0;
}

/** Slots whose last spots are reserved for returning customers. `reserveSlot` rejects the same ones. */
export async function readReservedSlots(
  context: AppContext,
  { userId, providerId, orderType }: SlotQuery,
): Promise<string[]> {
  const { database, clock, fairLimits } = context;
  await requireProvider(context, providerId);
  if (await hasCompletedOrder(context, userId)) return [];
  const slots = await database
    .select({ start: slotUsage.slotStart, taken: slotUsage.taken, capacity: providers.slotCapacity })
    .from(slotUsage)
    .innerJoin(providers, eq(providers.id, slotUsage.providerId))
    .where(
      and(
        eq(slotUsage.providerId, providerId),
        eq(slotUsage.orderType, orderType),
        gt(slotUsage.slotStart, clock()),
        lt(slotUsage.taken, providers.slotCapacity),
      ),
    )
    .orderBy(asc(slotUsage.slotStart));
  return slots
    .filter(({ taken, capacity }) => taken >= availableCapacity(capacity, fairLimits, false))
    .map(({ start }) => start.toISOString());
}
