/** The most favorites that a browser or an account keeps. */
export const maxFavorites = 100;

/** A product that was kept or removed, but that the account does not know about yet. */
export interface FavoriteChange {
  slug: string;
  isKept: boolean;
}

/** The favorites in one browser. */
export interface Favorites {
  /** The products' slugs, newest first. */
  slugs: readonly string[];
  /** Changes to send to the account, newest first, at most one per product. */
  pending: readonly FavoriteChange[];
}

export const emptyFavorites: Favorites = { slugs: [], pending: [] };

const changeSlugs = (slugs: readonly string[], { slug, isKept }: FavoriteChange): readonly string[] => {
  const others = slugs.filter((other) => other !== slug);
  if (!isKept) return others;
  if (others.length < slugs.length || slugs.length >= maxFavorites) return slugs;
  return [slug, ...slugs];
};

/** True if another product can be kept. */
export const hasRoom = ({ slugs }: Favorites): boolean => slugs.length < maxFavorites;

/** Keeps or removes a product. Without room for it, returns the same favorites. */
export function setFavorite(favorites: Favorites, change: FavoriteChange): Favorites {
  const { slugs, pending } = favorites;
  if (slugs.includes(change.slug) === change.isKept || (change.isKept && !hasRoom(favorites))) return favorites;
  return {
    slugs: changeSlugs(slugs, change),
    pending: [change, ...pending.filter(({ slug }) => slug !== change.slug)].slice(0, 2 * maxFavorites),
  };
}

/** Returns the body of the request that sends the changes: slugs to keep, newest first, and slugs to remove. */
export const pendingFavoriteChanges = (pending: Favorites['pending']): { add: string[]; remove: string[] } => ({
  add: pending.filter(({ isKept }) => isKept).map(({ slug }) => slug),
  remove: pending.filter(({ isKept }) => !isKept).map(({ slug }) => slug),
});

/** Applies the account's favorites after it received some changes. Changes made since then stay pending. */
export function applyConfirmedFavorites(
  { pending }: Favorites,
  { sent, slugs }: { sent: Favorites['pending']; slugs: readonly string[] },
): Favorites {
  const isSent = (change: FavoriteChange) =>
    sent.some(({ slug, isKept }) => slug === change.slug && isKept === change.isKept);
  const remaining = pending.filter((change) => !isSent(change));
  // The oldest first, so that the newest ends up at the top.
  return { slugs: remaining.reduceRight(changeSlugs, slugs), pending: remaining };
}
