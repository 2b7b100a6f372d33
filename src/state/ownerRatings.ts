import { create } from 'zustand';
import { fetchRatedProducts } from '../data/rating/ownerRatingCalls';
import { serverNow } from '../data/serverClock';
import type { RatedProduct } from '../domain/rating/ownerRatingsSchema';

/** The owners' ratings by slug. */
export type RatingsBySlug = ReadonlyMap<string, RatedProduct>;

interface OwnerRatingsState {
  /** Null until they have loaded once. */
  bySlug: RatingsBySlug | null;
  /** True if the ratings are missing because they could not be fetched. */
  isFailed: boolean;
  /** Epoch milliseconds; 0 before they have loaded. */
  loadedAt: number;
  /** When they were last asked for, in epoch milliseconds, whether that worked or failed. */
  checkedAt: number;
}

/** The ratings of all pods, for cards and lists. Only pages of the United States load them. */
export const useOwnerRatings = create<OwnerRatingsState>(() => ({
  bySlug: null,
  isFailed: false,
  loadedAt: 0,
  checkedAt: 0,
}));

const freshForMs = 5 * 60_000;
/** Every card asks for the ratings, so a failure would otherwise be repeated by each one. */
const retryAfterMs = 30_000;
let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  try {
    const { products } = await fetchRatedProducts();
    const bySlug = new Map(products.map((each) => [each.slug, each]));
    const now = serverNow();
    useOwnerRatings.setState({ bySlug, isFailed: false, loadedAt: now, checkedAt: now });
  } catch {
    // Keep the ratings that were loaded before.
    useOwnerRatings.setState(({ bySlug }) => ({ isFailed: bySlug === null, checkedAt: serverNow() }));
  } finally {
    loading = null;
  }
}

/** Loads the ratings unless they are fresh, or failed within the last 30 seconds. Never rejects. */
export function loadOwnerRatings(): Promise<void> {
  const { loadedAt, checkedAt } = useOwnerRatings.getState();
  const now = serverNow();
  if (now - loadedAt < freshForMs || now - checkedAt < retryAfterMs) return Promise.resolve();
  loading ??= load();
  return loading;
}
