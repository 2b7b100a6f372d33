import { and, eq, exists, inArray, isNotNull } from 'drizzle-orm';
import type { Address } from '../../../src/domain/address/addressSchema';
import { distanceKm } from '../../../src/domain/address/distance';
import type { DeliveryProvider } from '../../../src/domain/delivery/providerSchema';
import type { OrderType } from '../../../src/domain/order/orderStatus';
import { providerProducts, providers, providerZones } from '../../database/providerTables';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../context/appContext';
import { consumeMapLimit } from './mapLimits';
import { readProviders } from './readProviders';

interface ProviderQuery {
  placeId: string;
  orderType: OrderType;
  origin: string;
}

const maxPickupKm = 50;

/** Dispensaries that are still being set up are not offered. */
const hasHours = (provider: DeliveryProvider, week: DeliveryProvider['deliveryTimes']) =>
  Object.keys(week).length > 0 || provider.exceptions.length > 0;

const hasAssortment = ({ database }: AppContext) =>
  exists(database.select().from(providerProducts).where(eq(providerProducts.providerId, providers.id)));

async function listPickupProviders(context: AppContext, address: Address): Promise<DeliveryProvider[]> {
  const { database, clock } = context;
  const { latitude, longitude } = address;
  if (latitude === undefined || longitude === undefined) return [];
  const counters = and(isNotNull(providers.pickupAddress), hasAssortment(context));
  const all = await readProviders(database, counters, clock());
  return all
    .flatMap((provider) => {
      const counter = provider.pickup?.address;
      if (counter?.latitude === undefined || counter.longitude === undefined) return [];
      if (!hasHours(provider, provider.pickupTimes)) return [];
      const km = distanceKm({ latitude, longitude }, { latitude: counter.latitude, longitude: counter.longitude });
      return km <= maxPickupKm ? [{ ...provider, distanceKm: Math.round(km * 10) / 10 }] : [];
    })
    .sort((a, b) => a.distanceKm - b.distanceKm);
}

/** Lists providers that deliver to the place or, for pickup, those nearby. Throws a 400 for an invalid place. */
export async function listProviders(
  context: AppContext,
  { placeId, orderType, origin }: ProviderQuery,
): Promise<DeliveryProvider[]> {
  const { database, maps, clock } = context;
  await consumeMapLimit(context, 'places', origin);
  const address = await maps.address(placeId);
  if (!address) throw new ServiceError({ code: 'place_invalid', detail: 'We couldn’t find this place.' });
  if (orderType === 'pickup') return listPickupProviders(context, address);
  // Zones hold US postal codes. Canadian ones start with a letter, so they never match.
  const postalCode = address.postalCode || (maps.postalCodeAround(placeId) ?? '');
  const zones = database
    .select({ id: providerZones.providerId })
    .from(providerZones)
    .where(eq(providerZones.postalCode, postalCode));
  const delivering = await readProviders(database, and(inArray(providers.id, zones), hasAssortment(context)), clock());
  return delivering.filter((provider) => hasHours(provider, provider.deliveryTimes));
}
