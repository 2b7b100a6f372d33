import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { idImages } from '../../database/schema';

export async function hasUploadedId(
  database: Database | Transaction,
  owner: { userId: string; providerId: string },
): Promise<boolean> {
  const [image] = await database
    .select({ id: idImages.id })
    .from(idImages)
    .where(and(eq(idImages.userId, owner.userId), eq(idImages.providerId, owner.providerId)));
  return image !== undefined;
}
