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
  /** Address of origin, as limits count it. */
  origin: string;
}

/**
 * S7-21: the providers whose zone has the place's postal code, none where nobody delivers, and none for pickup, which
 * nobody offers yet; a place that is none is a 400.
 */
export async function listProviders(
  context: AppContext,
  { placeId, orderType, origin }: Asked,
): Promise<DeliveryProvider[]> {
  const { database, maps, clock } = context;
  await takePlace(context, origin);
  const address = await maps.address(placeId);
  if (!address) throw new ServiceError({ code: 'place_unknown', status: 400, detail: 'We do not know this place.' });
  if (orderType === 'pickup') return [];
  // The codes of zones are American, and none of them begins like a Canadian one.
  const zones = database
    .select({ id: providerZones.providerId })
    .from(providerZones)
    .where(eq(providerZones.postalCode, address.postalCode));
  return readProviders(database, inArray(providers.id, zones), clock());
}
