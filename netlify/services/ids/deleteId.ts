import { and, eq } from 'drizzle-orm';
import { idImages } from '../../database/schema';
import type { AppContext } from '../appContext';
import { storeUnavailable } from './storeUnavailable';

/** Deletes the shopper's ID image at their word (D-19); none there is no error. Throws `storage_unavailable`. */
export async function deleteId(
  { database, blobs }: AppContext,
  owner: { userId: string; providerId: string },
): Promise<void> {
  const mine = and(eq(idImages.userId, owner.userId), eq(idImages.providerId, owner.providerId));
  const [image] = await database.select({ blobKey: idImages.blobKey }).from(idImages).where(mine);
  if (!image) return;
  // The bytes first: a row without bytes can be deleted again, bytes without a row are never found.
  await blobs.remove(image.blobKey).catch(storeUnavailable);
  await database.delete(idImages).where(eq(idImages.blobKey, image.blobKey));
}
