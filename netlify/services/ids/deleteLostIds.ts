import { idImages } from '../../database/schema';
import type { AppContext } from '../appContext';
import { isBlobKey, keyDay } from './blobKey';
import { runAll } from './runAll';

/** Skips blobs of today and yesterday, which may belong to an upload in progress, and blobs with foreign keys. */
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
