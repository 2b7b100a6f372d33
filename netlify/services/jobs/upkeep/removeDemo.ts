import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { podKeys } from '../../../database/podTables';
import { retryTransaction } from '../../../database/retryTransaction';
import { hasOwnDispensary, removeDemoDispensaries } from '../../../database/seed/demoDispensaries';
import { removeDemoRatings } from '../../../database/seed/seedRatings';
import { mayHaveDemo } from '../../../platform/settings/demoData';
import type { AppContext } from '../../context/appContext';
import { demoKeysOfBatch } from '../../pods/podKeys/demoPodKeys';
import { lockPodKeys } from '../../pods/podKeys/loadPodKeys';
import { podKeyHashes } from '../../pods/podKeys/podKeySecrets';

type DemoContext = Pick<AppContext, 'database' | 'settings' | 'log'>;

/** Also deletes those that somebody unlocked, with the pods and ratings of their owners. Returns how many there were. */
async function removeDemoPodKeys(transaction: Transaction, settings: DemoContext['settings']): Promise<number> {
  await transaction.execute(lockPodKeys);
  const batches = await transaction.selectDistinct({ id: podKeys.batchId }).from(podKeys);
  const hashes = batches
    .flatMap(({ id }) => demoKeysOfBatch(settings, id))
    .flatMap((key) => podKeyHashes(settings, key));
  const removed = await transaction
    .delete(podKeys)
    .where(sql`${podKeys.keyHash} = any(${sql.param(hashes)}::text[])`)
    .returning({ batchId: podKeys.batchId });
  return removed.length;
}

/** Removes the demo where customers could meet it, whoever seeded the database: a laptop, a backup or an earlier start. */
export async function removeDemo({ database, settings, log }: DemoContext): Promise<void> {
  const removed = await retryTransaction(database, async (transaction) => {
    if (mayHaveDemo(settings, { hasOwnDispensary: await hasOwnDispensary(transaction) })) return null;
    return {
      accounts: await removeDemoRatings(transaction),
      podKeys: await removeDemoPodKeys(transaction, settings),
      dispensaries: await removeDemoDispensaries(transaction),
    };
  });
  if (!removed || !Object.values(removed).some((count) => count > 0)) return;
  const { dispensaries, accounts, podKeys: keys } = removed;
  log.warn(`The demo was removed: ${dispensaries} dispensaries, ${accounts} accounts with ratings, ${keys} pod keys`);
}
