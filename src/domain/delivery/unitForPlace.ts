interface Place {
  placeId: string;
  addressTwo: string;
}

/**
 * The unit of a place that was just found. A unit belongs to its address: it stays when the same place is found again and
 * goes when another one is. A unit typed before there was any address belongs to the first one.
 */
export function unitForPlace(before: Place | null, found: Place, typed: string): string {
  if (found.addressTwo) return found.addressTwo;
  return before === null || before.placeId === found.placeId ? typed.trim() : '';
}
