import { notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../client';
import { podKeys } from '../podTables';
import { providerProducts, providers } from '../providerTables';
import { insertProvider } from '../insertProvider';
import { demoProviders } from './demoProviders';
import { splitIntoBatches } from './splitIntoBatches';
import { removeDemoRatings, seedRatings, type DemoOwners } from './seedRatings';
import { demoStock, type DemoCatalogue } from './demoStock';

export interface DemoData extends DemoCatalogue, DemoOwners {
  podKeys: readonly (typeof podKeys.$inferInsert)[];
}

async function insertMissing(transaction: Transaction, demo: DemoData, now: Date): Promise<void> {
  for (const { zone, ...provider } of demoProviders) await insertProvider(transaction, { provider, zone });
  const stock = demoStock(
    demo,
    demoProviders.map(({ id }) => id),
    now,
  );
  for (const rows of splitIntoBatches(stock))
    await transaction.insert(providerProducts).values(rows).onConflictDoNothing();
  for (const rows of splitIntoBatches(demo.podKeys))
    await transaction.insert(podKeys).values(rows).onConflictDoNothing();
  await seedRatings(transaction, demo, now);
}

async function hasOtherProviders(transaction: Transaction): Promise<boolean> {
  const demo = demoProviders.map(({ id }) => id);
  const others = await transaction.select({ id: providers.id }).from(providers).where(notInArray(providers.id, demo));
  return others.length > 0;
}

/** In a database with other dispensaries, only removes the demo ratings and returns false. */
export const seed = (database: Database, demo: DemoData, now: Date): Promise<boolean> =>
  database.transaction(async (transaction) => {
    if (await hasOtherProviders(transaction)) {
      await removeDemoRatings(transaction);
      return false;
    }
    await insertMissing(transaction, demo, now);
    return true;
  });
