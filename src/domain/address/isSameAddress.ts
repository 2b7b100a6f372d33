interface Place {
  placeId: string;
  addressTwo: string;
}

export const isSameAddress = (a: Place | null, b: Place | null): boolean =>
  a?.placeId === b?.placeId && a?.addressTwo === b?.addressTwo;

/** Keeps a typed unit only if the place stays the same, or is the first one. */
export function unitForPlace(previous: Place | null, place: Place, typed: string): string {
  if (place.addressTwo) return place.addressTwo;
  return previous === null || previous.placeId === place.placeId ? typed.trim() : '';
}
