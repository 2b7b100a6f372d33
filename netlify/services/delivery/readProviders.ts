import { and, asc, eq, gt, gte, inArray, type SQL } from 'drizzle-orm';
import { deliveryProviderSchema, type DeliveryProvider } from '../../../src/domain/delivery/providerSchema';
import { fromCents } from '../../../src/domain/money/money';
import type { Database, Transaction } from '../../database/client';
import { providers, slotUsage } from '../../database/providerTables';
import { currentPause, readExceptions } from './readSchedule';

type ProviderRow = typeof providers.$inferSelect;

type FullSlots = Pick<DeliveryProvider, 'fullSlots' | 'fullPickupSlots'>;

async function readFullSlots(
  database: Database | Transaction,
  ids: string[],
  now: Date,
): Promise<Map<string, FullSlots>> {
  const { providerId, orderType, slotStart } = slotUsage;
  const rows = await database
    .select({ providerId, orderType, slotStart })
    .from(slotUsage)
    .innerJoin(providers, eq(providers.id, providerId))
    .where(and(inArray(providerId, ids), gt(slotStart, now), gte(slotUsage.taken, providers.slotCapacity)))
    .orderBy(asc(slotStart));
  const full = new Map<string, FullSlots>(ids.map((id) => [id, { fullSlots: [], fullPickupSlots: [] }]));
  for (const row of rows)
    full
      .get(row.providerId)
      ?.[row.orderType === 'pickup' ? 'fullPickupSlots' : 'fullSlots'].push(row.slotStart.toISOString());
  return full;
}

type Schedule = Partial<FullSlots & Pick<DeliveryProvider, 'exceptions' | 'pause'>>;

/** The schema drops the webhook URL and secret. */
const presentProvider = (row: ProviderRow, schedule: Schedule): DeliveryProvider =>
  deliveryProviderSchema.parse({
    ...row,
    ...schedule,
    deliveryTotalMinimum: fromCents(row.deliveryTotalMinimumCents),
    deliveryFee: { amount: fromCents(row.deliveryFeeCents), currencyCode: 'USD' },
    purchaseLimitConcentratedWeight: row.purchaseLimitGrams,
    pickup: row.pickupAddress && {
      address: row.pickupAddress,
      totalMinimum: fromCents(row.pickupMinimumCents),
    },
  });

export async function readProviders(
  database: Database | Transaction,
  where: SQL | undefined,
  now: Date,
): Promise<DeliveryProvider[]> {
  const rows = await database.select().from(providers).where(where).orderBy(asc(providers.sort), asc(providers.id));
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const full = await readFullSlots(database, ids, now);
  const exceptions = await readExceptions(database, ids, now);
  return rows.map((row) =>
    presentProvider(row, { ...full.get(row.id), exceptions: exceptions.get(row.id), pause: currentPause(row, now) }),
  );
}
