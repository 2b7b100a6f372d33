import { and, eq } from 'drizzle-orm';
import { idImages } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { LimitRule } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { hashIdImage } from '../auth/codeHash';
import { requireProvider } from '../delivery/requireProvider';
import { lockShopper } from '../orders/holdShopper';
import { keepIdImage } from '../orders/keepIdImage';
import { queueRemovals, tryRemovals } from '../removals/removals';
import { newBlobKey } from './blobKey';
import { cleanImage } from './cleanImage';
import { encryptImage, imageLimit } from './idImage';
import { storeUnavailable } from './storeUnavailable';

interface Owner {
  userId: string;
  providerId: string;
}

interface Upload extends Owner {
  file: File;
}

const uploadRule: LimitRule = { name: 'id-uploads', points: 20, seconds: 3600 };

/** S5-08. */
export const refuseSize = () =>
  new ServiceError({ code: 'file_too_large', status: 413, detail: `File size must be under ${imageLimit.text}` });

/** Takes one of the shopper's uploads of the hour, before its body is read. */
export const takeUpload = async ({ limits }: AppContext, userId: string): Promise<void> => {
  await limits.take(uploadRule, userId);
};

/** Makes the blob the shopper's image for the provider; gives the removal of the one that it replaces. */
async function recordImage(
  { database, clock }: AppContext,
  { userId, providerId, ...image }: Owner & { blobKey: string; imageKey: string },
) {
  return database.transaction(async (transaction) => {
    // One upload of a shopper at a time: else two first uploads would both find nothing to replace.
    await lockShopper(transaction, userId);
    const mine = and(eq(idImages.userId, userId), eq(idImages.providerId, providerId));
    const old = await transaction.delete(idImages).where(mine).returning({ target: idImages.blobKey });
    const now = clock();
    await transaction.insert(idImages).values({ userId, providerId, ...image, createdAt: now });
    await keepIdImage(transaction, { userId, providerId, now });
    return queueRemovals(
      transaction,
      old.map(({ target }) => ({ kind: 'id_image' as const, target })),
      now,
    );
  });
}

/** Deletes bytes unless a row names them after all: a commit whose answer was lost may have been done. */
async function dropUnnamed({ database, blobs }: AppContext, blobKey: string): Promise<void> {
  const [named] = await database.select({ id: idImages.id }).from(idImages).where(eq(idImages.blobKey, blobKey));
  if (!named) await blobs.remove(blobKey);
}

/**
 * Keeps the image of an ID for one provider (S7-15, D-19): cleaned, sealed, under a random key; the last one counts. Throws
 * `provider_unknown`, `file_too_large`, `storage_unavailable`, or what `cleanImage` refuses.
 */
export async function uploadId(context: AppContext, { userId, providerId, file }: Upload): Promise<void> {
  await requireProvider(context, providerId);
  if (file.size >= imageLimit.bytes) throw refuseSize();
  const image = await cleanImage(context.images, new Uint8Array(await file.arrayBuffer()));
  const blobKey = newBlobKey(context.clock());
  const imageKey = hashIdImage(context.settings, image);
  const sealed = encryptImage(context.settings, { userId, providerId }, image);
  await context.blobs.put(blobKey, sealed).catch(storeUnavailable);
  try {
    await tryRemovals(context, await recordImage(context, { userId, providerId, blobKey, imageKey }));
  } catch (error) {
    // What cannot be deleted now is found by `deleteLostIds`; the upload has failed all the same.
    await dropUnnamed(context, blobKey).catch(() => {});
    throw error;
  }
}
