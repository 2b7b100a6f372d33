import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { removals } from '../../database/schema';
import { complaintOf } from '../../platform/complaint';
import type { AppContext } from '../appContext';
import { tryEach } from '../ids/tryEach';

type Removal = typeof removals.$inferSelect;

/** Bytes of an ID photo, or a subscription at the payment service. */
export type Leftover = Pick<Removal, 'kind' | 'target'>;

/** Notes what has to be deleted or ended elsewhere once this transaction has committed; gives the ids of the notes. */
export async function queueRemovals(transaction: Transaction, leftovers: Leftover[], now: Date): Promise<string[]> {
  if (!leftovers.length) return [];
  const rows = leftovers.map((leftover) => ({ ...leftover, createdAt: now }));
  const queued = await transaction.insert(removals).values(rows).returning({ id: removals.id });
  return queued.map(({ id }) => id);
}

async function removeElsewhere({ blobs, billing }: AppContext, { kind, target }: Removal): Promise<void> {
  if (kind === 'id_image') return blobs.remove(target);
  const remote = billing.of('stripe')?.remote;
  if (!remote) throw new Error('The settings of Stripe are gone, so a subscription of a deleted account goes on.');
  return remote.end(target);
}

/** Both removals are idempotent, so that two processes may do one at the same time. */
async function remove(context: AppContext, removal: Removal): Promise<void> {
  const { database } = context;
  try {
    await removeElsewhere(context, removal);
  } catch (error) {
    const lastError = complaintOf(error).error.slice(0, 500);
    await database
      .update(removals)
      .set({ attempts: sql`${removals.attempts} + 1`, lastError })
      .where(eq(removals.id, removal.id));
    throw error;
  }
  await database.delete(removals).where(eq(removals.id, removal.id));
}

/** Tries noted removals at once, after their transaction; what fails is logged and left to the next round of upkeep. */
export async function tryRemovals(context: AppContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      const [removal] = await context.database.select().from(removals).where(eq(removals.id, id));
      if (removal) await remove(context, removal);
    } catch (error) {
      context.log.warn('A removal failed and is tried again', { error });
    }
  }
}

/** Tries every noted removal, the oldest first, and throws the first failure once all have had their turn. */
export async function runRemovals(context: AppContext): Promise<void> {
  const waiting = await context.database.select().from(removals).orderBy(asc(removals.createdAt));
  await tryEach(waiting, (removal) => remove(context, removal));
}
