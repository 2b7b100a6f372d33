import { and, asc, gte, sql } from 'drizzle-orm';
import { legalHoursOn } from '../../../src/domain/delivery/deliverySchedule';
import { pickupExceptions } from '../../../src/domain/order/orderTypeRules';
import type { OpeningHours, DeliveryProvider, ScheduleException } from '../../../src/domain/delivery/providerSchema';
import { zonedDay } from '../../../src/domain/time/zonedTime';
import type { Database, Transaction } from '../../database/client';
import { prepareQuery } from '../../database/prepareQuery';
import { providerExceptions, type providers } from '../../database/providerTables';

const dayMs = 86_400_000;

const findExceptions = prepareQuery((database) =>
  database
    .select()
    .from(providerExceptions)
    .where(
      and(
        sql`${providerExceptions.providerId} = any(${sql.placeholder('ids')}::text[])`,
        gte(providerExceptions.localDay, sql.placeholder('since')),
      ),
    )
    .orderBy(asc(providerExceptions.localDay)),
);

/** Starts with yesterday in UTC, because it may still be today at the provider. */
export async function readExceptions(
  database: Database | Transaction,
  ids: string[],
  now: Date,
): Promise<Map<string, ScheduleException[]>> {
  const yesterday = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  const rows = await findExceptions(database, { ids, since: yesterday });
  const exceptions = new Map<string, ScheduleException[]>(ids.map((id) => [id, []]));
  for (const { providerId, localDay, deliveryHours, pickupHours, reason } of rows)
    exceptions.get(providerId)?.push({ day: localDay, deliveryHours, pickupHours, reason });
  return exceptions;
}

interface Pickup {
  id: string;
  slotStart: Date;
  provider: Pick<typeof providers.$inferSelect, 'id' | 'timezone' | 'pickupTimes'>;
}

export async function readPickupHours(
  database: Database | Transaction,
  pickups: Pickup[],
): Promise<Map<string, OpeningHours | null>> {
  if (!pickups.length) return new Map();
  const earliest = new Date(Math.min(...pickups.map(({ slotStart }) => slotStart.getTime())));
  const ids = [...new Set(pickups.map(({ provider }) => provider.id))];
  const exceptions = await readExceptions(database, ids, earliest);
  return new Map(
    pickups.map(({ id, slotStart, provider }) => {
      const week = { deliveryTimes: provider.pickupTimes, exceptions: pickupExceptions(exceptions.get(provider.id)!) };
      return [id, legalHoursOn(week, zonedDay(slotStart, provider.timezone))];
    }),
  );
}

export function currentPause(
  { pausedUntil, pauseReason }: Pick<typeof providers.$inferSelect, 'pausedUntil' | 'pauseReason'>,
  now: Date,
): DeliveryProvider['pause'] {
  if (!pausedUntil || pausedUntil <= now) return null;
  return { until: pausedUntil.toISOString(), reason: pauseReason ?? '' };
}
