/**
 * An empty modal dialog under the veil, open from the first paint until the gate closes. Making the page inert later,
 * when the gate opens, would restyle all of it and block a phone during hydration.
 */
export const veilId = 'veil';
