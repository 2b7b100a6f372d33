import { asc } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { providers } from '../../../database/providerTables';

export interface ProviderSecret {
  id: string;
  name: string;
  secret: string;
}

export const readProviderSecrets = (database: Database): Promise<ProviderSecret[]> =>
  database
    .select({ id: providers.id, name: providers.name, secret: providers.webhookSecret })
    .from(providers)
    .orderBy(asc(providers.sort), asc(providers.id));
