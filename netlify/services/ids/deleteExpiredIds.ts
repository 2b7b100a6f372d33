import { eq, lte } from 'drizzle-orm';
import { idImages } from '../../database/schema';
import type { AppContext } from '../appContext';

/** Deletes the ID images whose time has come (D-19) and gives how many; meant to run daily. */
export async function deleteExpiredIds({ database, blobs, clock }: AppContext): Promise<number> {
  const expired = await database
    .select({ id: idImages.id, blobKey: idImages.blobKey })
    .from(idImages)
    .where(lte(idImages.deleteAfter, clock()));
  for (const { id, blobKey } of expired) {
    // The bytes first: a row without bytes can be deleted again, bytes without a row are never found.
    await blobs.remove(blobKey);
    await database.delete(idImages).where(eq(idImages.id, id));
  }
  return expired.length;
}
