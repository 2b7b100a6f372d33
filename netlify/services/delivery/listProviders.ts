import { eq, inArray } from 'drizzle-orm';
import type { DeliveryProvider } from '../../../src/domain/delivery/providerSchema';
import type { OrderType } from '../../../src/domain/order/orderStatus';
import { providers, providerZones } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { takePlace } from './mapLimits';
import { readProviders } from './readProviders';

interface Asked {
  placeId: string;
  orderType: OrderType;
  /** Client IP address, used as a rate-limit key. */
  origin: string;
}

/**
 * Lists the providers whose zone includes the place's postal code. Empty where nobody delivers, and always empty for
 * pickup, which no provider offers yet. Throws a 400 for an invalid place.
 */
export async function listProviders(
  context: AppContext,
  { placeId, orderType, origin }: Asked,
): Promise<DeliveryProvider[]> {
  const { database, maps, clock } = context;
  await takePlace(context, origin);
  const address = await maps.address(placeId);
  if (!address) throw new ServiceError({ code: 'place_unknown', status: 400, detail: 'We couldn’t find this place.' });
  if (orderType === 'pickup') return [];
  // Zones hold US postal codes. Canadian ones start with a letter, so they never match.
  const zones = database
    .select({ id: providerZones.providerId })
    .from(providerZones)
    .where(eq(providerZones.postalCode, address.postalCode));
  return readProviders(database, inArray(providers.id, zones), clock());
}
