import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { removals } from '../../../database/workTables';
import { sanitizeError } from '../../../platform/log/sanitizeError';
import type { AppContext } from '../../context/appContext';
import { runAll } from '../../context/runAll';

type Removal = typeof removals.$inferSelect;

/** The bytes of an ID photo, or a subscription at the payment service. */
export type ExternalResource = Pick<Removal, 'kind' | 'target'>;

export async function queueRemovals(
  transaction: Transaction,
  resources: ExternalResource[],
  now: Date,
): Promise<string[]> {
  if (!resources.length) return [];
  const rows = resources.map((leftover) => ({ ...leftover, createdAt: now }));
  const queued = await transaction.insert(removals).values(rows).returning({ id: removals.id });
  return queued.map(({ id }) => id);
}

async function removeResource({ blobs, billing }: AppContext, { kind, target }: Removal): Promise<void> {
  if (kind === 'id_image') return blobs.remove(target);
  const remote = billing.find('stripe')?.remote;
  if (!remote) throw new Error("Stripe is not configured, so a deleted account's subscription cannot be canceled.");
  return remote.end(target);
}

/** Removals are idempotent, so they may run concurrently. */
async function attemptRemoval(context: AppContext, removal: Removal): Promise<void> {
  const { database } = context;
  try {
    await removeResource(context, removal);
  } catch (error) {
    const lastError = sanitizeError(error).error.slice(0, 500);
    await database
      .update(removals)
      .set({ attempts: sql`${removals.attempts} + 1`, lastError })
      .where(eq(removals.id, removal.id));
    throw error;
  }
  await database.delete(removals).where(eq(removals.id, removal.id));
}

/** Failures are logged and retried by the next upkeep run. */
export async function tryRemovals(context: AppContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      const [removal] = await context.database.select().from(removals).where(eq(removals.id, id));
      if (removal) await attemptRemoval(context, removal);
    } catch (error) {
      context.log.warn('A removal failed and will be retried', { error });
    }
  }
}

/** Throws the first failure at the end. */
export async function runRemovals(context: AppContext): Promise<void> {
  const pending = await context.database.select().from(removals).orderBy(asc(removals.createdAt));
  await runAll(pending, (removal) => attemptRemoval(context, removal));
}
