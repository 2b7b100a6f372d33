import type { Order } from './orderSchema';

interface Place {
  placeId: string;
  addressTwo: string;
  label: string;
}

/**
 * Where a past order goes when it is ordered again: to the address that the shopper has chosen since, else to its own.
 * The same house keeps the order's unit.
 */
export function reorderPlace({ orderType, deliveryAddress }: Order, chosen: Place | null): Place | null {
  const { placeId, addressTwo, addressOne } = deliveryAddress;
  if (orderType !== 'delivery') return chosen;
  const isItsHouse = chosen === null || (chosen.placeId === placeId && chosen.addressTwo === '');
  return isItsHouse ? { placeId, addressTwo, label: chosen?.label ?? addressOne } : chosen;
}
