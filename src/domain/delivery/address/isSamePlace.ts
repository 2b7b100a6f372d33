interface Place {
  placeId: string;
  addressTwo: string;
}

/** True if both addresses are the same door, or both are null. */
export const isSameAddress = (a: Place | null, b: Place | null): boolean =>
  a?.placeId === b?.placeId && a?.addressTwo === b?.addressTwo;
