import { eq, inArray } from 'drizzle-orm';
import type { DeliveryProvider } from '../../../src/domain/delivery/providerSchema';
import { providers, providerZones } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { readProviders } from './readProviders';

/** S7-21: the providers whose zone has the place's postal code, none where nobody delivers; a place that is none is a 400. */
export async function listProviders(
  { database, maps, clock }: AppContext,
  placeId: string,
): Promise<DeliveryProvider[]> {
  const address = await maps.address(placeId);
  if (!address) throw new ServiceError({ code: 'place_unknown', status: 400, detail: 'We do not know this place.' });
  // The codes of zones are American, and none of them begins like a Canadian one.
  const zones = database
    .select({ id: providerZones.providerId })
    .from(providerZones)
    .where(eq(providerZones.postalCode, address.postalCode));
  return readProviders(database, inArray(providers.id, zones), clock());
}
