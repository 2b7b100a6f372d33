import { and, asc, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { orders } from '../../../database/orderTables';
import { pushSubscriptions } from '../../../database/pushTables';
import { suppressions } from '../../../database/workTables';
import { users } from '../../../database/accountTables';
import { allImageKeys, createKeyId, allPeppers } from '../../../platform/keyRing';
import { sealText, unsealText } from '../../../platform/seal';
import type { AppContext } from '../../context/appContext';
import { destinationHashes } from '../../people/codeHash';
import { trackingPurpose } from '../../orders/tracking/trackingLink';
import { pushPurpose } from '../../messages/push/pushSubscription';
import { getDestinations } from '../../people/getDestinations';
import type { ResealProgress } from './resealProgress';
import { hasOtherKey } from './resealPodKeys';

const batchSize = 200;

interface SealedTexts {
  table: PgTable;
  id: PgColumn;
  sealed: PgColumn;
  purpose: string;
  /** Excludes expired values. */
  isNeeded?: (now: Date) => SQL;
}

async function resealText({ database, settings }: AppContext, of: SealedTexts, row: { id: string; sealed: string }) {
  const resealed = sealText(settings, of.purpose, unsealText(settings, of.purpose, row.sealed));
  const { rows } = await database.execute(sql`
    UPDATE ${of.table} SET ${sql.identifier(of.sealed.name)} = ${resealed}
    WHERE ${of.id} = ${row.id} AND ${of.sealed} = ${row.sealed} RETURNING 1`);
  return rows.length;
}

const resealTexts =
  (of: SealedTexts) =>
  async (context: AppContext, { signal, count, addFailure }: ResealProgress): Promise<void> => {
    const { database, settings, clock } = context;
    const sealId = createKeyId(allImageKeys(settings)[0]!);
    const id = sql`${of.id}::text`;
    for (let after = ''; !signal.aborted;) {
      const isOld = and(gt(id, after), hasOtherKey(of.sealed, sealId), of.isNeeded?.(clock()));
      const { rows } = await database.execute<{ id: string; sealed: string }>(sql`
        SELECT ${id} AS id, ${of.sealed} AS sealed FROM ${of.table} WHERE ${isOld} ORDER BY 1 LIMIT ${batchSize}`);
      for (const row of rows) {
        try {
          count(await resealText(context, of, row));
        } catch (error) {
          addFailure(error);
        }
      }
      if (rows.length < batchSize) return;
      after = rows.at(-1)!.id;
    }
  };

export const resealPushes = resealTexts({
  table: pushSubscriptions,
  id: pushSubscriptions.id,
  sealed: pushSubscriptions.sealed,
  purpose: pushPurpose,
});

export const resealTrackingLinks = resealTexts({
  table: orders,
  id: orders.id,
  sealed: orders.sealedTracking,
  purpose: trackingPurpose,
  isNeeded: (now) => gt(orders.trackingExpiresAt, now),
});

/** Hashes cannot be reversed, so this only finds contacts that belong to an account. */
export async function rehashSuppressions({ database, settings }: AppContext, progress: ResealProgress): Promise<void> {
  const isOld = hasOtherKey(suppressions.recipientHash, createKeyId(allPeppers(settings)[0]!));
  const hasOld = async () => (await database.select().from(suppressions).where(isOld).limit(1)).length > 0;
  let after = '00000000-0000-0000-0000-000000000000';
  while (!progress.signal.aborted && (await hasOld())) {
    const people = await database
      .select()
      .from(users)
      .where(gt(users.id, after))
      .orderBy(asc(users.id))
      .limit(batchSize);
    for (const destination of people.flatMap((person) => getDestinations(person))) {
      const [current, ...older] = destinationHashes(settings, destination);
      const resealed = await database
        .update(suppressions)
        .set({ recipientHash: current })
        .where(inArray(suppressions.recipientHash, older))
        .returning({ channel: suppressions.channel });
      progress.count(resealed.length);
    }
    if (people.length < batchSize) return;
    after = people.at(-1)!.id;
  }
}
