import { and, asc, eq, gt, gte, inArray, type SQL } from 'drizzle-orm';
import { deliveryProviderSchema, type DeliveryProvider } from '../../../src/domain/delivery/providerSchema';
import { fromCents } from '../../../src/domain/money';
import type { Database, Transaction } from '../../database/client';
import { providers, slotUsage } from '../../database/schema';

type ProviderRow = typeof providers.$inferSelect;

async function readFullSlots(
  database: Database | Transaction,
  ids: string[],
  now: Date,
): Promise<Map<string, string[]>> {
  const rows = await database
    .select({ providerId: slotUsage.providerId, slotStart: slotUsage.slotStart })
    .from(slotUsage)
    .innerJoin(providers, eq(providers.id, slotUsage.providerId))
    .where(
      and(
        inArray(slotUsage.providerId, ids),
        gt(slotUsage.slotStart, now),
        gte(slotUsage.taken, providers.slotCapacity),
      ),
    )
    .orderBy(asc(slotUsage.slotStart));
  const full = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { providerId, slotStart } of rows) full.get(providerId)?.push(slotStart.toISOString());
  return full;
}

/** The public fields of a provider. The schema drops its webhook URL and secret. */
const shown = (row: ProviderRow, fullSlots: string[]): DeliveryProvider =>
  deliveryProviderSchema.parse({
    ...row,
    deliveryTotalMinimum: fromCents(row.deliveryTotalMinimumCents),
    deliveryFee: { amount: fromCents(row.deliveryFeeCents), currencyCode: 'USD' },
    purchaseLimitConcentratedWeight: row.purchaseLimitGrams,
    fullSlots,
  });

/** Providers as shoppers see them, in display order, with the slots that are full at `now`. */
export async function readProviders(
  database: Database | Transaction,
  where: SQL | undefined,
  now: Date,
): Promise<DeliveryProvider[]> {
  const rows = await database.select().from(providers).where(where).orderBy(asc(providers.sort), asc(providers.id));
  if (!rows.length) return [];
  const full = await readFullSlots(
    database,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => shown(row, full.get(row.id) ?? []));
}
