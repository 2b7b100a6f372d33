import { notInArray } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../client';
import { podKeys, providerProducts, providers, providerZones } from '../schema';
import { demoProviders } from './demoProviders';
import { demoStock, type DemoCatalogue } from './demoStock';

export interface DemoData extends DemoCatalogue {
  /** In their stored form, without the letters. */
  podKeys: readonly (typeof podKeys.$inferInsert)[];
}

/** A statement can have at most 65,535 parameters. */
const rowsOfStatement = 1000;

const webhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

const batches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsOfStatement) }, (_, at) =>
    rows.slice(at * rowsOfStatement, (at + 1) * rowsOfStatement),
  );

async function insertMissing(transaction: Transaction, demo: DemoData, now: Date): Promise<void> {
  await transaction
    .insert(providers)
    .values(demoProviders.map(({ zone: _, ...row }) => ({ ...row, webhookSecret: webhookSecret() })))
    .onConflictDoNothing();
  const zones = demoProviders.flatMap(({ id, zone }) => zone.map((postalCode) => ({ providerId: id, postalCode })));
  await transaction.insert(providerZones).values(zones).onConflictDoNothing();
  const stock = demoStock(
    demo,
    demoProviders.map(({ id }) => id),
    now,
  );
  for (const rows of batches(stock)) await transaction.insert(providerProducts).values(rows).onConflictDoNothing();
  for (const rows of batches(demo.podKeys)) await transaction.insert(podKeys).values(rows).onConflictDoNothing();
}

async function hasOtherProviders(transaction: Transaction): Promise<boolean> {
  const demo = demoProviders.map(({ id }) => id);
  const others = await transaction.select({ id: providers.id }).from(providers).where(notInArray(providers.id, demo));
  return others.length > 0;
}

/**
 * Inserts missing demo dispensaries, stock and pod keys at every start, without changing existing rows. Does nothing if the
 * database has other dispensaries, because then it belongs to a real shop. Returns whether the demo data is there.
 */
export const seed = (database: Database, demo: DemoData, now: Date): Promise<boolean> =>
  database.transaction(async (transaction) => {
    if (await hasOtherProviders(transaction)) return false;
    await insertMissing(transaction, demo, now);
    return true;
  });
