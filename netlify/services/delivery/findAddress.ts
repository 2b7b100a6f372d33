import type { Address } from '../../../src/domain/address/addressSchema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../context/appContext';
import { consumeMapLimit } from './mapLimits';

const placeUnknown = (detail: string) => new ServiceError({ code: 'place_unknown', detail });

export async function findAddress(
  context: AppContext,
  { placeId, addressTwo, origin }: { placeId: string; addressTwo: string; origin: string },
): Promise<Address> {
  await consumeMapLimit(context, 'places', origin);
  const address = await context.maps.address(placeId, addressTwo);
  if (!address) throw placeUnknown('We couldn’t find this place. Please choose one of the suggestions.');
  return address;
}

/** The gazetteer has no streets, so without a hosted service this returns a postal code area. */
export async function locateAddress(
  context: AppContext,
  { lat, lng, origin }: { lat: number; lng: number; origin: string },
): Promise<Address> {
  await consumeMapLimit(context, 'places', origin);
  const address = await context.maps.nearest(lat, lng);
  if (!address) throw placeUnknown('We found no place in the United States or Canada near this location.');
  return address;
}
