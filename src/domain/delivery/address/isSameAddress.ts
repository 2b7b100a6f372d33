interface Place {
  placeId: string;
  addressTwo: string;
}

export const isSameAddress = (a: Place | null, b: Place | null): boolean =>
  a?.placeId === b?.placeId && a?.addressTwo === b?.addressTwo;

/** The unit of an address just found. A typed unit is kept only for the same place, or the first one. */
export function unitForPlace(previous: Place | null, place: Place, typed: string): string {
  if (place.addressTwo) return place.addressTwo;
  return previous === null || previous.placeId === place.placeId ? typed.trim() : '';
}
