import { randomBytes } from 'node:crypto';
import type { Transaction } from './client';
import { providers, providerZones } from './providerTables';

export const createWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

interface NewProvider {
  provider: Omit<typeof providers.$inferInsert, 'webhookSecret'>;
  zone: readonly string[];
}

export async function insertProvider(
  transaction: Transaction,
  { provider, zone }: NewProvider,
): Promise<string | null> {
  const webhookSecret = createWebhookSecret();
  const inserted = await transaction
    .insert(providers)
    .values({ ...provider, webhookSecret })
    .onConflictDoNothing()
    .returning({ id: providers.id });
  if (!inserted.length) return null;
  const rows = zone.map((postalCode) => ({ providerId: provider.id, postalCode }));
  if (rows.length) await transaction.insert(providerZones).values(rows);
  return webhookSecret;
}
