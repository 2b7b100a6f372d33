import { and, inArray, isNotNull, ne, not, notExists, or, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../client';
import { orders, idPhotoViews } from '../orderTables';
import { providerExceptions, providerProducts, providers, providerZones } from '../providerTables';
import { auditEntries, staff } from '../staffTables';
import { demoProviders } from './demoProviders';

/** One that got another license is somebody's own. */
export const isDemoDispensary = and(
  inArray(
    providers.id,
    demoProviders.map(({ id }) => id),
  ),
  inArray(
    providers.licence,
    demoProviders.map(({ licence }) => licence),
  ),
)!;

export async function hasOwnDispensary(transaction: Transaction): Promise<boolean> {
  const own = await transaction.select({ id: providers.id }).from(providers).where(not(isDemoDispensary)).limit(1);
  return own.length > 0;
}

/** True of a dispensary that no row refers to which must be kept. */
function isUnused(transaction: Transaction): SQL {
  const tables = [orders, idPhotoViews, staff, auditEntries];
  return and(
    ...tables.map((table) =>
      notExists(transaction.select({ id: table.id }).from(table).where(eq(table.providerId, providers.id))),
    ),
  )!;
}

const closed = { deliveryTimes: {}, pickupTimes: {}, pickupAddress: null };
const isOpen = or(
  ne(providers.deliveryTimes, closed.deliveryTimes),
  ne(providers.pickupTimes, closed.pickupTimes),
  isNotNull(providers.pickupAddress),
);

/** A dispensary with orders or audit entries stays, closed. Returns the number of those deleted or closed. */
export async function removeDemoDispensaries(transaction: Transaction): Promise<number> {
  const removed = await transaction
    .delete(providers)
    .where(and(isDemoDispensary, isUnused(transaction)))
    .returning({ id: providers.id });
  const stopped = await transaction
    .update(providers)
    .set(closed)
    .where(and(isDemoDispensary, isOpen))
    .returning({ id: providers.id });
  const ids = stopped.map(({ id }) => id);
  for (const table of [providerZones, providerProducts, providerExceptions])
    await transaction.delete(table).where(inArray(table.providerId, ids));
  return removed.length + stopped.length;
}

/** Opens the ones again that `removeDemoDispensaries` closed. */
export async function reopenDemoDispensary(
  transaction: Transaction,
  { zone, ...provider }: (typeof demoProviders)[number],
): Promise<void> {
  const reopened = await transaction
    .update(providers)
    .set(provider)
    .where(and(eq(providers.id, provider.id), isDemoDispensary, not(isOpen!)))
    .returning({ id: providers.id });
  if (!reopened.length) return;
  const rows = zone.map((postalCode) => ({ providerId: provider.id, postalCode }));
  await transaction.insert(providerZones).values(rows).onConflictDoNothing();
}
