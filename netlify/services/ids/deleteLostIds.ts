import { idImages } from '../../database/schema';
import type { AppContext } from '../appContext';
import { isBlobKey, keyDay } from './blobKey';
import { runAll } from './runAll';

/**
 * Deletes blobs that no ID image refers to and returns how many: leftovers of an upload that failed between its bytes and its
 * row, or replaced images that could not be deleted. Skips today's and yesterday's blobs, which may belong to an upload in
 * progress, and blobs whose key we did not create.
 */
export async function deleteOrphanedIds({ database, blobs, clock }: AppContext): Promise<number> {
  const yesterday = keyDay(new Date(clock().getTime() - 86_400_000));
  const old = (await blobs.keys()).filter((key) => isBlobKey(key) && key < yesterday);
  if (!old.length) return 0;
  const referenced = await database.select({ blobKey: idImages.blobKey }).from(idImages);
  const referencedKeys = new Set(referenced.map(({ blobKey }) => blobKey));
  const orphaned = old.filter((key) => !referencedKeys.has(key));
  await runAll(orphaned, (key) => blobs.remove(key));
  return orphaned.length;
}
