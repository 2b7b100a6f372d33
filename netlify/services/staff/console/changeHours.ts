import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { DayHours } from '../../../../src/domain/delivery/providerSchema';
import { isoDay } from '../../../../src/domain/time/calendarDay';
import { zonedDay } from '../../../../src/domain/time/zonedTime';
import { isFinalStatus, orderStatuses, type OrderType } from '../../../../src/domain/order/orderStatus';
import { isOutsideHours, type OpeningSchedule } from '../../../../src/domain/staff/outsideHours';
import type {
  exceptionChangeSchema,
  HoursResult,
  hoursChangeSchema,
  OutsideOrder,
} from '../../../../src/domain/staff/serviceSchema';
import type { AuditAction } from '../../../../src/domain/staff/auditActions';
import type { Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { providerExceptions, providers } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { appendAudit } from '../audit/appendAudit';
import { staffTransaction, type StaffScope } from '../members/staffTransaction';
import { readService, type ProviderRow } from './readService';

type ExceptionRow = typeof providerExceptions.$inferSelect;

interface Hours {
  deliveryTimes: ProviderRow['deliveryTimes'];
  pickupTimes: ProviderRow['pickupTimes'];
  exceptions: readonly Pick<ExceptionRow, 'localDay' | 'deliveryHours' | 'pickupHours'>[];
}

/** Finds open orders outside the new hours. They stay unchanged, because staff have to call the shoppers first. */
async function findOrdersOutside(
  transaction: Transaction,
  { id, timezone, deliveryTimes, pickupTimes, exceptions }: Hours & Pick<ProviderRow, 'id' | 'timezone'>,
  now: Date,
): Promise<OutsideOrder[]> {
  const days = (getHours: (row: Hours['exceptions'][number]) => DayHours | null) =>
    new Map(exceptions.map((row) => [row.localDay, getHours(row)]));
  const openings: Record<OrderType, OpeningSchedule> = {
    delivery: { timezone, week: deliveryTimes, days: days(({ deliveryHours }) => deliveryHours) },
    pickup: { timezone, week: pickupTimes, days: days(({ pickupHours }) => pickupHours) },
  };
  const openOrders = await transaction
    .select({
      orderNumber: orders.orderNumber,
      orderType: orders.orderType,
      start: orders.slotStart,
      end: orders.slotEnd,
    })
    .from(orders)
    .where(
      and(
        eq(orders.providerId, id),
        gt(orders.slotEnd, now),
        notInArray(orders.status, orderStatuses.filter(isFinalStatus)),
      ),
    )
    .orderBy(asc(orders.slotStart), asc(orders.orderNumber));
  return openOrders
    .filter(({ orderType, ...slot }) => isOutsideHours(openings[orderType], slot))
    .map(({ orderNumber, orderType, start, end }) => ({
      orderNumber,
      orderType,
      slot: { start: start.toISOString(), end: end.toISOString() },
    }));
}

interface HoursChange {
  after: Hours;
  confirm: boolean;
  save: () => Promise<unknown>;
  action: AuditAction;
  subject: string;
  detail: Record<string, unknown>;
}

/** Does nothing if open orders would fall outside the new hours, unless the change is confirmed. */
const saveHours = (
  context: AppContext,
  { signedIn, providerId }: StaffScope,
  plan: (transaction: Transaction, provider: ProviderRow, before: ExceptionRow[]) => HoursChange,
): Promise<HoursResult> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    const [provider] = await transaction
      .select()
      .from(providers)
      .where(eq(providers.id, providerId))
      .for('no key update');
    const before = await transaction
      .select()
      .from(providerExceptions)
      .where(eq(providerExceptions.providerId, providerId));
    const { after, confirm, save, ...entry } = plan(transaction, provider!, before);
    const outside = await findOrdersOutside(transaction, { ...provider!, ...after }, now);
    const isSaved = confirm || outside.length === 0;
    if (isSaved) {
      await save();
      await appendAudit(transaction, { ...entry, actor, providerId, now });
    }
    return { isSaved, outside, service: await readService(transaction, providerId, now) };
  });

export const changeHours = (
  context: AppContext,
  staffHours: StaffScope,
  { delivery, pickup, confirm }: z.output<typeof hoursChangeSchema>,
): Promise<HoursResult> =>
  saveHours(context, staffHours, (transaction, provider, exceptions) => {
    const times = {
      deliveryTimes: delivery ?? provider.deliveryTimes,
      pickupTimes: pickup ?? provider.pickupTimes,
    };
    return {
      after: { ...times, exceptions },
      confirm,
      save: () => transaction.update(providers).set(times).where(eq(providers.id, provider.id)),
      action: 'hours.set',
      subject: provider.id,
      detail: { from: { deliveryTimes: provider.deliveryTimes, pickupTimes: provider.pickupTimes }, to: times },
    };
  });

const isDay = ({ providerId }: StaffScope, day: string) =>
  and(eq(providerExceptions.providerId, providerId), eq(providerExceptions.localDay, day));

const dayOver = (day: string) =>
  new ServiceError({
    code: 'not_valid',
    detail: 'Please choose today or a later day.',
    errors: [{ path: 'day', message: `expected a day that is not over, got ${day}` }],
  });

export const setException = (
  context: AppContext,
  staffHours: StaffScope,
  { day, confirm, ...hours }: z.output<typeof exceptionChangeSchema> & { day: string },
): Promise<HoursResult> =>
  saveHours(context, staffHours, (transaction, provider, before) => {
    if (day < isoDay(zonedDay(context.clock(), provider.timezone))) throw dayOver(day);
    const others = before.filter(({ localDay }) => localDay !== day);
    const { providerId } = staffHours;
    return {
      after: { ...provider, exceptions: [...others, { localDay: day, ...hours }] },
      confirm,
      save: () =>
        transaction
          .insert(providerExceptions)
          .values({ providerId, localDay: day, ...hours })
          .onConflictDoUpdate({
            target: [providerExceptions.providerId, providerExceptions.localDay],
            set: hours,
          }),
      action: 'exception.set',
      subject: day,
      detail: hours,
    };
  });

const exceptionUnknown = () =>
  new ServiceError({ code: 'exception_unknown', detail: 'This day has no hours of its own.' });

export const removeException = (
  context: AppContext,
  staffHours: StaffScope,
  { day, confirm }: { day: string; confirm: boolean },
): Promise<HoursResult> =>
  saveHours(context, staffHours, (transaction, provider, before) => {
    const removed = before.find(({ localDay }) => localDay === day);
    if (!removed) throw exceptionUnknown();
    return {
      after: { ...provider, exceptions: before.filter((row) => row !== removed) },
      confirm,
      save: () => transaction.delete(providerExceptions).where(isDay(staffHours, day)),
      action: 'exception.remove',
      subject: day,
      detail: {},
    };
  });
