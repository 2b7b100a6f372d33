import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { DayHours } from '../../../../src/domain/delivery/providerSchema';
import { isoDay } from '../../../../src/domain/time/calendarDay';
import { zonedDay } from '../../../../src/domain/time/zonedTime';
import { isFinalStatus, orderStatuses, type OrderType } from '../../../../src/domain/order/orderStatus';
import { isOutsideHours, type OpeningSchedule } from '../../../../src/domain/staff/outsideHours';
import type { OutsideOrder } from '../../../../src/domain/order/outsideOrder';
import type {
  exceptionChangeSchema,
  HoursResult,
  hoursChangeSchema,
  ServicePart,
} from '../../../../src/domain/staff/serviceSchema';
import type { AuditAction } from '../../../../src/domain/staff/auditActions';
import type { Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { providerExceptions, providers } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { appendAudit } from '../audit/appendAudit';
import { staffTransaction } from '../members/staffTransaction';
import { readService, type ProviderRow } from './readService';
import { requireVersion, type ServiceWriter } from './requireVersion';

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
  parts: readonly ServicePart[];
  after: Hours;
  /** A repeated request finds its own change made. */
  isMade: boolean;
  confirm: boolean;
  save: () => Promise<unknown>;
  action: AuditAction;
  subject: string;
  detail: Record<string, unknown>;
}

const ordersOutside = (outside: OutsideOrder[]) =>
  new ServiceError({
    code: 'orders_outside',
    detail: 'Open orders fall outside these hours. Please confirm that you want to save them nevertheless.',
    outside,
  });

/** Throws `orders_outside` if open orders would fall outside the new hours, unless the change is confirmed. */
const saveHours = (
  context: AppContext,
  { signedIn, providerId, expected }: ServiceWriter,
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
    const { parts, after, isMade, confirm, save, ...entry } = plan(transaction, provider!, before);
    const outside = await findOrdersOutside(transaction, { ...provider!, ...after }, now);
    if (!isMade) {
      await requireVersion(transaction, { providerId, expected, parts }, now);
      if (outside.length && !confirm) throw ordersOutside(outside);
      await save();
      await appendAudit(transaction, { ...entry, actor, providerId, now });
    }
    return { isSaved: true, outside, service: await readService(transaction, providerId, now) };
  });

export const changeHours = (
  context: AppContext,
  writer: ServiceWriter,
  { delivery, pickup, confirm }: z.output<typeof hoursChangeSchema>,
): Promise<HoursResult> =>
  saveHours(context, writer, (transaction, provider, exceptions) => {
    const times = {
      deliveryTimes: delivery ?? provider.deliveryTimes,
      pickupTimes: pickup ?? provider.pickupTimes,
    };
    const from = { deliveryTimes: provider.deliveryTimes, pickupTimes: provider.pickupTimes };
    return {
      parts: [...(delivery ? (['deliveryTimes'] as const) : []), ...(pickup ? (['pickupTimes'] as const) : [])],
      after: { ...times, exceptions },
      isMade: isDeepStrictEqual(times, from),
      confirm,
      save: () => transaction.update(providers).set(times).where(eq(providers.id, provider.id)),
      action: 'hours.set',
      subject: provider.id,
      detail: { from, to: times },
    };
  });

const isDay = (providerId: string, day: string) =>
  and(eq(providerExceptions.providerId, providerId), eq(providerExceptions.localDay, day));

const dayOver = (day: string) =>
  new ServiceError({
    code: 'not_valid',
    detail: 'Please choose today or a later day.',
    errors: [{ path: 'day', message: `expected a day that is not over, got ${day}` }],
  });

export const setException = (
  context: AppContext,
  writer: ServiceWriter,
  { day, confirm, ...hours }: z.output<typeof exceptionChangeSchema> & { day: string },
): Promise<HoursResult> =>
  saveHours(context, writer, (transaction, provider, before) => {
    if (day < isoDay(zonedDay(context.clock(), provider.timezone))) throw dayOver(day);
    const others = before.filter(({ localDay }) => localDay !== day);
    const { providerId } = writer;
    const current = before.find(({ localDay }) => localDay === day);
    return {
      parts: ['exceptions'],
      after: { ...provider, exceptions: [...others, { localDay: day, ...hours }] },
      isMade: isDeepStrictEqual(current, { providerId, localDay: day, ...hours }),
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
  writer: ServiceWriter,
  { day, confirm }: { day: string; confirm: boolean },
): Promise<HoursResult> =>
  saveHours(context, writer, (transaction, provider, before) => {
    const removed = before.find(({ localDay }) => localDay === day);
    if (!removed) throw exceptionUnknown();
    return {
      parts: ['exceptions'],
      after: { ...provider, exceptions: before.filter((row) => row !== removed) },
      isMade: false,
      confirm,
      save: () => transaction.delete(providerExceptions).where(isDay(provider.id, day)),
      action: 'exception.remove',
      subject: day,
      detail: {},
    };
  });
