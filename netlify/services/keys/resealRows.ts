import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { pushSubscriptions } from '../../database/pushTables';
import { suppressions } from '../../database/workTables';
import { users } from '../../database/accountTables';
import { allImageKeys, createKeyId, allPeppers } from '../../platform/keyRing';
import type { AppContext } from '../appContext';
import { destinationHashes } from '../auth/codeHash';
import { unsealPush, sealPush } from '../push/pushSubscription';
import { getDestinations } from '../users/getDestinations';
import type { ResealProgress } from './resealProgress';
import { hasOtherKey } from './resealPodKeys';

const batchSize = 200;

export async function resealPushes(context: AppContext, { signal, count, addFailure }: ResealProgress): Promise<void> {
  const { database, settings } = context;
  const sealId = createKeyId(allImageKeys(settings)[0]!);
  for (let after = ''; !signal.aborted;) {
    const rows = await database
      .select({ id: pushSubscriptions.id, sealed: pushSubscriptions.sealed })
      .from(pushSubscriptions)
      .where(and(gt(pushSubscriptions.id, after), hasOtherKey(pushSubscriptions.sealed, sealId)))
      .orderBy(asc(pushSubscriptions.id))
      .limit(batchSize);
    for (const { id, sealed } of rows) {
      try {
        const resealed = sealPush(context, unsealPush(context, sealed));
        const isSame = and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.sealed, sealed));
        await database.update(pushSubscriptions).set({ sealed: resealed }).where(isSame);
        count(1);
      } catch (error) {
        addFailure(error);
      }
    }
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.id;
  }
}

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
