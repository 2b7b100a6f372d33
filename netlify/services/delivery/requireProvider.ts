import { eq } from 'drizzle-orm';
import { providers } from '../../database/providerTables';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../context/appContext';

export const providerUnknown = () =>
  new ServiceError({ code: 'provider_unknown', detail: 'We couldn’t find this dispensary.' });

export async function requireProvider({ database }: Pick<AppContext, 'database'>, providerId: string): Promise<void> {
  const [provider] = await database.select({ id: providers.id }).from(providers).where(eq(providers.id, providerId));
  if (!provider) throw providerUnknown();
}
