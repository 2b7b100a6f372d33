import { ApiError } from '../data/apiError';
import { fetchAddressAt } from '../data/delivery/deliveryCalls';
import { currentPosition } from '../data/delivery/geolocation';
import type { ChosenPlace } from './deliveryPlace';

/** The place where the browser is; null where that is not to be known (S8-20); 'outside' where the API knows no place near it. */
export async function locateHere(): Promise<ChosenPlace | 'outside' | null> {
  const position = await currentPosition();
  if (!position) return null;
  try {
    const { placeId, addressOne, description } = await fetchAddressAt(position.lat, position.lng);
    return { placeId, addressTwo: '', label: addressOne || description };
  } catch (error) {
    return error instanceof ApiError && error.code === 'place_unknown' ? 'outside' : null;
  }
}

/** S7-29: the place where the browser is, or null where there is none that the shop knows. */
export async function findHere(): Promise<ChosenPlace | null> {
  const here = await locateHere();
  return here === 'outside' ? null : here;
}
