import { ApiError } from '../../data/apiError';
import { fetchAddressAt } from '../../data/delivery/deliveryCalls';
import { currentPosition } from '../../data/delivery/geolocation';
import type { ChosenPlace } from './deliveryPlace';

/** The place at the browser's position: null if the position is unavailable, 'outside' if the API knows no place nearby. */
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

/** The place at the browser's position, or null if there is none the shop knows. */
export async function findHere(): Promise<ChosenPlace | null> {
  const here = await locateHere();
  return here === 'outside' ? null : here;
}
