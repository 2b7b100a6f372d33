import { and, eq, inArray } from 'drizzle-orm';
import { idImages } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import { changeCosts, limitRules } from '../../../platform/limitRules';
import type { AppContext } from '../../context/appContext';
import { idImageHashes } from '../../people/codeHash';
import { requireProvider } from '../../delivery/requireProvider';
import { lockShopper } from '../../people/lockShopperAndSession';
import { updateImageExpiry } from '../../orders/updateImageExpiry';
import { queueRemovals, tryRemovals } from '../removals/removals';
import { newBlobKey } from './blobKey';
import { cleanImage } from './cleanImage';
import { encryptImage, imageKeyId, imageLimit } from './idImage';
import { storeUnavailable } from './storeUnavailable';

interface Owner {
  userId: string;
  providerId: string;
}

interface Upload extends Owner {
  file: File;
}

export const fileTooLarge = () =>
  new ServiceError({ code: 'file_too_large', detail: `File size must be under ${imageLimit.text}` });

export const refundUpload = ({ limits, settings }: AppContext, userId: string): Promise<void> =>
  limits.refund(limitRules(settings).changes('idPhoto'), userId, changeCosts.idPhoto);

async function recordImage(
  { database, clock }: AppContext,
  { userId, providerId, ...image }: Owner & { blobKey: string; imageKey: string; sealKeyId: string | null },
) {
  return database.transaction(async (transaction) => {
    // Serializes uploads; otherwise two first uploads would both find nothing to replace.
    await lockShopper(transaction, userId);
    const isOwned = and(eq(idImages.userId, userId), eq(idImages.providerId, providerId));
    const replaced = await transaction.delete(idImages).where(isOwned).returning({ target: idImages.blobKey });
    const now = clock();
    await transaction.insert(idImages).values({ userId, providerId, ...image, createdAt: now });
    await updateImageExpiry(transaction, { userId, providerId, uploadedAt: now });
    return queueRemovals(
      transaction,
      replaced.map(({ target }) => ({ kind: 'id_image' as const, target })),
      now,
    );
  });
}

/** Reuses the key of another account with the same image, so that both are counted together. */
async function findImageKey({ database, settings }: AppContext, image: Uint8Array): Promise<string> {
  const hashes = idImageHashes(settings, image);
  const [existing] = await database
    .select({ imageKey: idImages.imageKey })
    .from(idImages)
    .where(inArray(idImages.imageKey, hashes))
    .limit(1);
  return existing?.imageKey ?? hashes[0]!;
}

/** Checks for a row first: a commit may have succeeded although its response was lost. */
async function removeUnreferenced({ database, blobs }: AppContext, blobKey: string): Promise<void> {
  const [reference] = await database.select({ id: idImages.id }).from(idImages).where(eq(idImages.blobKey, blobKey));
  if (!reference) await blobs.remove(blobKey);
}

/** Throws `provider_unknown`, `file_too_large`, `storage_unavailable` or an error from `cleanImage`. */
export async function uploadId(context: AppContext, { userId, providerId, file }: Upload): Promise<void> {
  await requireProvider(context, providerId);
  if (file.size >= imageLimit.bytes) throw fileTooLarge();
  const image = await cleanImage(context.images, new Uint8Array(await file.arrayBuffer()));
  const blobKey = newBlobKey(context.clock());
  const imageKey = await findImageKey(context, image);
  const sealed = encryptImage(context.settings, { userId, providerId }, image);
  await context.blobs.put(blobKey, sealed).catch(storeUnavailable);
  try {
    await tryRemovals(
      context,
      await recordImage(context, { userId, providerId, blobKey, imageKey, sealKeyId: imageKeyId(sealed) }),
    );
  } catch (error) {
    // `deleteOrphanedIds` finds what cannot be deleted now.
    await removeUnreferenced(context, blobKey).catch(() => {});
    throw error;
  }
}
