import { asc, eq } from 'drizzle-orm';
import { isoDay } from '../../../../src/domain/time/calendarDay';
import { zonedDay } from '../../../../src/domain/time/zonedTime';
import { fromCents } from '../../../../src/domain/money/money';
import type { ProviderService } from '../../../../src/domain/staff/serviceSchema';
import type { Database, Transaction } from '../../../database/client';
import { providerExceptions, providers, providerZones } from '../../../database/providerTables';
import { currentPause } from '../../delivery/readSchedule';
import { serviceVersions } from './serviceVersions';

export type ProviderRow = typeof providers.$inferSelect;

/** The provider exists: its id comes from `providerScope`. */
export async function readService(
  database: Database | Transaction,
  providerId: string,
  now: Date,
): Promise<ProviderService> {
  const [row] = await database.select().from(providers).where(eq(providers.id, providerId));
  const { timezone } = row!;
  const today = isoDay(zonedDay(now, timezone));
  const days = await database
    .select()
    .from(providerExceptions)
    .where(eq(providerExceptions.providerId, providerId))
    .orderBy(asc(providerExceptions.localDay));
  const zones = await database
    .select({ postalCode: providerZones.postalCode })
    .from(providerZones)
    .where(eq(providerZones.providerId, providerId))
    .orderBy(asc(providerZones.postalCode));
  const exceptions = days.map(({ localDay: day, deliveryHours, pickupHours, reason }) => ({
    day,
    deliveryHours,
    pickupHours,
    reason,
  }));
  const service = {
    providerId,
    name: row!.name,
    licence: row!.licence,
    timezone,
    deliveryTimes: row!.deliveryTimes,
    pickupTimes: row!.pickupTimes,
    exceptions,
    deliveryTotalMinimum: fromCents(row!.deliveryTotalMinimumCents),
    pickupTotalMinimum: fromCents(row!.pickupMinimumCents),
    deliveryFee: fromCents(row!.deliveryFeeCents),
    taxRate: row!.taxRate,
    purchaseLimitGrams: row!.purchaseLimitGrams,
    purchaseLimitOilGrams: row!.purchaseLimitOilGrams,
    slotCapacity: row!.slotCapacity,
    deliveryAllowedDaysInAdvance: row!.deliveryAllowedDaysInAdvance,
    deliveryMinimumDaysInAdvance: row!.deliveryMinimumDaysInAdvance,
    phone: row!.phone,
    pickupAddress: row!.pickupAddress,
    postalCodes: zones.map(({ postalCode }) => postalCode),
  };
  return {
    ...service,
    exceptions: exceptions.filter(({ day }) => day >= today),
    pause: currentPause(row!, now),
    versions: serviceVersions(service),
  };
}
