interface Place {
  placeId: string;
  addressTwo: string;
}

/** True if both addresses are the same door, or both are null. */
export const isSameAddress = (a: Place | null, b: Place | null): boolean =>
  a?.placeId === b?.placeId && a?.addressTwo === b?.addressTwo;

interface Place {
  placeId: string;
  addressTwo: string;
}

/**
 * The unit for an address that was just found. A unit belongs to its address: it is kept when the same place is found
 * again and dropped for another place. A unit typed before there was any address belongs to the first one found.
 */
export function unitForPlace(previous: Place | null, place: Place, typed: string): string {
  if (place.addressTwo) return place.addressTwo;
  return previous === null || previous.placeId === place.placeId ? typed.trim() : '';
}
