import { and, eq, lte } from 'drizzle-orm';
import { idImages } from '../../database/schema';
import type { AppContext } from '../appContext';
import { tryEach } from './tryEach';

/**
 * Deletes the ID images whose time has come (D-19) and gives how many; several processes may do so at once. An image
 * whose bytes cannot be deleted keeps its row and is tried again in the next round; it is thrown once the others are gone.
 */
export async function deleteExpiredIds({ database, blobs, clock }: AppContext): Promise<number> {
  const now = clock();
  const expired = await database.select({ id: idImages.id }).from(idImages).where(lte(idImages.deleteAfter, now));
  let deleted = 0;
  await tryEach(expired, ({ id }) =>
    database.transaction(async (transaction) => {
      // Asked again under a lock: an order that was placed meanwhile keeps the image, and another process may be at it.
      const [image] = await transaction
        .select({ blobKey: idImages.blobKey })
        .from(idImages)
        .where(and(eq(idImages.id, id), lte(idImages.deleteAfter, now)))
        .for('update', { skipLocked: true });
      if (!image) return;
      // The bytes first: a row without bytes can be deleted again.
      await blobs.remove(image.blobKey);
      await transaction.delete(idImages).where(eq(idImages.id, id));
      deleted += 1;
    }),
  );
  return deleted;
}
