import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { idImages } from '../../../database/providerTables';
import { orders } from '../../../database/orderTables';
import { pastUses } from '../../../database/accountTables';
import { allImageKeys, createKeyId, allPeppers } from '../../../platform/keyRing';
import type { AppContext } from '../../context/appContext';
import { idImageHashes } from '../../people/codeHash';
import { newBlobKey } from '../idPhotos/blobKey';
import { decryptImage, encryptImage } from '../idPhotos/idImage';
import { queueRemovals } from '../removals/removals';
import type { ResealProgress } from './resealProgress';
import { hasOtherKey } from './resealPodKeys';

type Row = typeof idImages.$inferSelect;

async function replaceImageKey(transaction: Transaction, [current, ...older]: string[]): Promise<void> {
  await transaction.update(idImages).set({ imageKey: current }).where(inArray(idImages.imageKey, older));
  await transaction.update(orders).set({ idKey: current }).where(inArray(orders.idKey, older));
  for (const old of older)
    await transaction
      .update(pastUses)
      .set({ personHashes: sql`array_replace(${pastUses.personHashes}, ${old}, ${current})` })
      .where(sql`${pastUses.personHashes} @> ARRAY[${old}]`);
}

/** Removes the old bytes later, because a dispensary may be reading them. */
async function resealImage({ blobs, database, settings, clock }: AppContext, row: Row): Promise<boolean> {
  const sealed = await blobs.get(row.blobKey);
  if (!sealed) return false;
  const image = decryptImage(settings, row, sealed);
  const blobKey = newBlobKey(clock());
  const hasKey = row.imageKey !== null;
  await blobs.put(blobKey, encryptImage(settings, row, image));
  const isReplaced = await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(idImages)
      .set({ blobKey, sealKeyId: createKeyId(allImageKeys(settings)[0]!) })
      .where(and(eq(idImages.id, row.id), eq(idImages.blobKey, row.blobKey)))
      .returning({ id: idImages.id });
    if (!changed.length) return true;
    if (hasKey) await replaceImageKey(transaction, idImageHashes(settings, image));
    await queueRemovals(transaction, [{ kind: 'id_image', target: row.blobKey }], clock());
    return false;
  });
  if (isReplaced) await blobs.remove(blobKey);
  return !isReplaced;
}

const nextRow = async ({ database, settings }: AppContext, after: string): Promise<Row | undefined> => {
  const sealId = createKeyId(allImageKeys(settings)[0]!);
  const pepperId = createKeyId(allPeppers(settings)[0]!);
  const [row] = await database
    .select()
    .from(idImages)
    .where(
      and(
        gt(idImages.id, after),
        or(
          isNull(idImages.sealKeyId),
          ne(idImages.sealKeyId, sealId),
          and(isNotNull(idImages.imageKey), hasOtherKey(idImages.imageKey, pepperId)),
        ),
      ),
    )
    .orderBy(asc(idImages.id))
    .limit(1);
  return row;
};

const lowestId = '00000000-0000-0000-0000-000000000000';

/** Also renews the keys by which accounts with the same ID image are counted. */
export async function resealImages(context: AppContext, { signal, count, addFailure }: ResealProgress): Promise<void> {
  let row = await nextRow(context, lowestId);
  while (row && !signal.aborted) {
    try {
      count((await resealImage(context, row)) ? 1 : 0);
    } catch (error) {
      addFailure(error);
    }
    row = await nextRow(context, row.id);
  }
}
