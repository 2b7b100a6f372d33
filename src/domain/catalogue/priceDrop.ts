/** A price, and when it was last seen. */
export interface WatchedPrice {
  priceCents: number;
  seenAt: Date;
}

/** A price that changed is remembered for this long: raising and lowering it again is no drop, and small drops add up. */
const memoryMs = 30 * 86_400_000;
/** A drop of a few cents is no news. */
const leastDrop = 0.05;

/**
 * Compares a price with one of the last 30 days. Returns the price to remember, and the one from which it dropped, or
 * null. The first price is no drop.
 */
export function watchPrice(
  watched: WatchedPrice | null,
  current: WatchedPrice,
): { watched: WatchedPrice; droppedFrom: number | null } {
  if (!watched || current.priceCents === watched.priceCents) return { watched: current, droppedFrom: null };
  const isForgotten = current.seenAt.getTime() - watched.seenAt.getTime() >= memoryMs;
  if (isForgotten) return { watched: current, droppedFrom: null };
  const isDrop = current.priceCents <= watched.priceCents * (1 - leastDrop);
  return isDrop ? { watched: current, droppedFrom: watched.priceCents } : { watched, droppedFrom: null };
}
