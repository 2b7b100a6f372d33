import type { Database, Transaction } from '../client';
import { podKeys } from '../podTables';
import { providerProducts } from '../providerTables';
import { insertProvider } from '../insertProvider';
import { demoProviders } from './demoProviders';
import { hasOwnDispensary, reopenDemoDispensary } from './demoDispensaries';
import { splitIntoBatches } from './splitIntoBatches';
import { removeDemoRatings, seedRatings, type DemoOwners } from './seedRatings';
import { demoStock, type DemoCatalogue } from './demoStock';

export interface DemoData extends DemoCatalogue, DemoOwners {
  podKeys: readonly (typeof podKeys.$inferInsert)[];
}

async function insertMissing(transaction: Transaction, demo: DemoData, now: Date): Promise<void> {
  for (const demoProvider of demoProviders) {
    const { zone, ...provider } = demoProvider;
    const secret = await insertProvider(transaction, { provider, zone });
    if (secret === null) await reopenDemoDispensary(transaction, demoProvider);
  }
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

/** In a database with other dispensaries, only removes the demo ratings and returns false. */
export const seed = (database: Database, demo: DemoData, now: Date): Promise<boolean> =>
  database.transaction(async (transaction) => {
    if (await hasOwnDispensary(transaction)) {
      await removeDemoRatings(transaction);
      return false;
    }
    await insertMissing(transaction, demo, now);
    return true;
  });
