import { idImages } from '../../database/schema';
import type { AppContext } from '../appContext';
import { isBlobKey, keyDay } from './blobKey';
import { tryEach } from './tryEach';

/**
 * Deletes the bytes that no ID image names and gives how many: what an upload left behind that was cut off between its
 * bytes and its row, or a replaced image that could not be deleted. Those of today and yesterday may belong to an upload
 * that is still on its way; what is not named as ours is left alone.
 */
export async function deleteLostIds({ database, blobs, clock }: AppContext): Promise<number> {
  const yesterday = keyDay(new Date(clock().getTime() - 86_400_000));
  const old = (await blobs.keys()).filter((key) => isBlobKey(key) && key < yesterday);
  if (!old.length) return 0;
  const named = await database.select({ blobKey: idImages.blobKey }).from(idImages);
  const known = new Set(named.map(({ blobKey }) => blobKey));
  const lost = old.filter((key) => !known.has(key));
  await tryEach(lost, (key) => blobs.remove(key));
  return lost.length;
}
