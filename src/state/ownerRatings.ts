import { create } from 'zustand';
import { fetchRatedProducts } from '../data/rating/ownerRatingCalls';
import { serverNow } from '../data/serverClock';
import type { ListedRating } from '../domain/rating/ownerRatingsSchema';

export type RatingsBySlug = ReadonlyMap<string, ListedRating>;

interface OwnerRatingsState {
  bySlug: RatingsBySlug | null;
  isFailed: boolean;
  /** Epoch milliseconds; 0 before the ratings have loaded. */
  loadedAt: number;
  /** The last attempt to load them, in epoch milliseconds. */
  checkedAt: number;
}

/** Only pages of the United States load the ratings. */
export const useOwnerRatings = create<OwnerRatingsState>(() => ({
  bySlug: null,
  isFailed: false,
  loadedAt: 0,
  checkedAt: 0,
}));

const freshForMs = 5 * 60_000;
/** Without this delay, every card would repeat a failed request. */
const retryAfterMs = 30_000;
let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  try {
    const products = await fetchRatedProducts();
    const bySlug = new Map(products.map((each) => [each.slug, each]));
    const now = serverNow();
    useOwnerRatings.setState({ bySlug, isFailed: false, loadedAt: now, checkedAt: now });
  } catch {
    useOwnerRatings.setState(({ bySlug }) => ({ isFailed: bySlug === null, checkedAt: serverNow() }));
  } finally {
    loading = null;
  }
}

/** Skips the request if the ratings are fresh or the last request failed recently. Never rejects. */
export function loadOwnerRatings(): Promise<void> {
  const { loadedAt, checkedAt } = useOwnerRatings.getState();
  const now = serverNow();
  if (now - loadedAt < freshForMs || now - checkedAt < retryAfterMs) return Promise.resolve();
  loading ??= load();
  return loading;
}
