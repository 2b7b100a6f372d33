interface Place {
  placeId: string;
  addressTwo: string;
}

/** S4-28: whether two choices of an address are the same door; none is the same as none. */
export const isSamePlace = (a: Place | null, b: Place | null): boolean =>
  a?.placeId === b?.placeId && a?.addressTwo === b?.addressTwo;
