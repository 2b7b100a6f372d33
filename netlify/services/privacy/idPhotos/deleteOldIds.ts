import { and, eq, lte } from 'drizzle-orm';
import { idImages } from '../../../database/providerTables';
import type { AppContext } from '../../context/appContext';
import { isBlobKey, formatKeyDay } from './blobKey';
import { runAll } from '../../context/runAll';

/** Safe to run concurrently. A failed image is retried in the next run; its error is thrown at the end. */
export async function deleteExpiredIds({ database, blobs, clock }: AppContext): Promise<number> {
  const now = clock();
  const expired = await database.select({ id: idImages.id }).from(idImages).where(lte(idImages.deleteAfter, now));
  let deleted = 0;
  await runAll(expired, ({ id }) =>
    database.transaction(async (transaction) => {
      // Check again under a lock: a new order keeps the image, and another process may be deleting it.
      const [image] = await transaction
        .select({ blobKey: idImages.blobKey })
        .from(idImages)
        .where(and(eq(idImages.id, id), lte(idImages.deleteAfter, now)))
        .for('update', { skipLocked: true });
      if (!image) return;
      // Delete the bytes first: a row without bytes can be deleted later, but bytes without a row would be lost.
      await blobs.remove(image.blobKey);
      await transaction.delete(idImages).where(eq(idImages.id, id));
      deleted += 1;
    }),
  );
  return deleted;
}

/** Skips blobs of today and yesterday, which may belong to an upload in progress, and blobs whose key it did not create. */
export async function deleteOrphanedIds({ database, blobs, clock }: AppContext): Promise<number> {
  const yesterday = formatKeyDay(new Date(clock().getTime() - 86_400_000));
  const old = (await blobs.keys()).filter((key) => isBlobKey(key) && key < yesterday);
  if (!old.length) return 0;
  const referenced = await database.select({ blobKey: idImages.blobKey }).from(idImages);
  const referencedKeys = new Set(referenced.map(({ blobKey }) => blobKey));
  const orphaned = old.filter((key) => !referencedKeys.has(key));
  await runAll(orphaned, (key) => blobs.remove(key));
  return orphaned.length;
}
