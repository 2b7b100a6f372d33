import { and, eq } from 'drizzle-orm';
import { idImages, providers, users } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { LimitRule } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { keepIdImage } from '../orders/keepIdImage';
import { newBlobKey } from './blobKey';
import { cleanImage, encryptImage, imageLimit } from './idImage';

interface Upload {
  userId: string;
  providerId: string;
  file: File;
}

const uploadRule: LimitRule = { name: 'id-uploads', points: 20, seconds: 3600 };

/** S5-08. */
export const refuseSize = () =>
  new ServiceError({ code: 'file_too_large', status: 413, detail: `File size must be under ${imageLimit.text}` });

async function requireProvider({ database }: AppContext, providerId: string): Promise<void> {
  const [provider] = await database.select({ id: providers.id }).from(providers).where(eq(providers.id, providerId));
  if (!provider)
    throw new ServiceError({ code: 'provider_unknown', status: 404, detail: 'We do not know this dispensary.' });
}

/** Makes the blob the shopper's image for the provider; gives the key of the one that it replaces. */
async function recordImage(
  { database, clock }: AppContext,
  { userId, providerId, blobKey }: Omit<Upload, 'file'> & { blobKey: string },
) {
  return database.transaction(async (transaction) => {
    // One upload of a shopper at a time: else two first uploads would both find nothing to replace.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const mine = and(eq(idImages.userId, userId), eq(idImages.providerId, providerId));
    const [old] = await transaction.delete(idImages).where(mine).returning({ blobKey: idImages.blobKey });
    const now = clock();
    await transaction.insert(idImages).values({ userId, providerId, blobKey, createdAt: now });
    await keepIdImage(transaction, { userId, providerId, now });
    return old?.blobKey ?? null;
  });
}

/** Keeps the image of an ID for one provider (S7-15, D-19): cleaned, sealed, under a random key; the last one counts. */
export async function uploadId(context: AppContext, { userId, providerId, file }: Upload): Promise<void> {
  await context.limits.take(uploadRule, userId);
  await requireProvider(context, providerId);
  if (file.size >= imageLimit.bytes) throw refuseSize();
  const image = await cleanImage(new Uint8Array(await file.arrayBuffer()));
  const blobKey = newBlobKey(context.clock());
  await context.blobs.put(blobKey, encryptImage(context.settings, { userId, providerId }, image));
  try {
    const replaced = await recordImage(context, { userId, providerId, blobKey });
    if (replaced) await context.blobs.remove(replaced);
  } catch (error) {
    await context.blobs.remove(blobKey);
    throw error;
  }
}
