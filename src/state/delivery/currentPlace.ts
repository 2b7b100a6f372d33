import { ApiError } from '../../data/apiError';
import { fetchAddressAt } from '../../data/delivery/deliveryCalls';
import { currentPosition } from '../../data/delivery/geolocation';
import type { ChosenPlace } from './deliveryPlace';

/** Returns null if the position is unavailable, and 'outside' if the API has no place nearby. */
export async function lookUpCurrentPlace(): Promise<ChosenPlace | 'outside' | null> {
  const position = await currentPosition();
  if (!position) return null;
  try {
    const { placeId, addressOne, description } = await fetchAddressAt(position.lat, position.lng);
    return { placeId, addressTwo: '', label: addressOne || description };
  } catch (error) {
    return error instanceof ApiError && error.code === 'place_unknown' ? 'outside' : null;
  }
}

/** Returns null if the position is unavailable or the API has no place nearby. */
export async function findCurrentPlace(): Promise<ChosenPlace | null> {
  const place = await lookUpCurrentPlace();
  return place === 'outside' ? null : place;
}
