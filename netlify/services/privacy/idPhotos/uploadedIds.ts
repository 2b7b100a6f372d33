import { and, asc, eq } from 'drizzle-orm';
import type { IdImage } from '../../../../src/domain/privacy/accountDataSchema';
import type { Database, Transaction } from '../../../database/client';
import { idImages, providers } from '../../../database/providerTables';

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

export async function listIds(database: Database, userId: string): Promise<IdImage[]> {
  const rows = await database
    .select({ providerId: providers.id, providerName: providers.name, createdAt: idImages.createdAt })
    .from(idImages)
    .innerJoin(providers, eq(providers.id, idImages.providerId))
    .where(eq(idImages.userId, userId))
    .orderBy(asc(idImages.createdAt), asc(idImages.id));
  return rows.map(({ createdAt, ...provider }) => ({ ...provider, uploadedAt: createdAt.toISOString() }));
}
