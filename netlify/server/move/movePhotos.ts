import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Transaction } from '../../database/client';
import type { BlobStore } from '../../platform/blobs/blobs';
import { getErrorMessage } from '../../platform/getErrorMessage';

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A photo has at most 4 MB. */
export const photosAtOnce = 8;

export async function readPhotoKeys(from: Transaction): Promise<string[]> {
  const { rows } = await from.execute<{ key: string }>(sql`SELECT blob_key AS key FROM id_images ORDER BY blob_key`);
  return rows.map(({ key }) => key);
}

interface Stores {
  from: BlobStore;
  to: BlobStore;
}

type Outcome = 'copied' | 'there' | 'missing';

/** Compares what the target returns, because a proxy in front of a bucket may accept bytes and lose them. */
async function movePhoto({ from, to }: Stores, key: string, mayBeThere: boolean): Promise<Outcome> {
  const [photo, existing] = await Promise.all([from.get(key), mayBeThere ? to.get(key) : null]);
  if (!photo) return existing ? 'there' : 'missing';
  const expected = hash(photo);
  if (existing && hash(existing) === expected) return 'there';
  await to.put(key, photo);
  const stored = await to.get(key);
  if (!stored || hash(stored) !== expected) throw new Error(`the photo ${key} differs from what was stored`);
  return 'copied';
}

export type PhotoCounts = Record<Outcome, number>;

/** Copies the photos that the target lacks, so that a repeated move continues. Their keys are random, so none is replaced. */
export async function movePhotos(stores: Stores, keys: readonly string[]): Promise<PhotoCounts> {
  const counts: PhotoCounts = { copied: 0, there: 0, missing: 0 };
  try {
    const existing = new Set(await stores.to.keys());
    const remaining = [...keys];
    const work = async () => {
      for (let key = remaining.pop(); key !== undefined; key = remaining.pop())
        counts[await movePhoto(stores, key, existing.has(key))] += 1;
    };
    const stop = (error: unknown) => {
      remaining.length = 0;
      throw error;
    };
    await Promise.all(Array.from({ length: photosAtOnce }, () => work().catch(stop)));
    return counts;
  } catch (error) {
    throw new Error(
      `The ID photos could not be copied, and no row was moved: ${getErrorMessage(error)}. Run the command again to continue.`,
      { cause: error },
    );
  }
}
