import { fetchAddressAt } from '../../data/delivery/deliveryCalls';
import { currentPosition } from '../../data/delivery/geolocation';
import type { ChosenPlace } from '../../state/deliveryPlace';

/** S7-29: the address where the browser is, or null where that is not to be known (S8-20). */
export async function findHere(): Promise<ChosenPlace | null> {
  const position = await currentPosition();
  if (!position) return null;
  const { placeId, addressOne } = await fetchAddressAt(position.lat, position.lng);
  return { placeId, addressTwo: '', label: addressOne };
}
