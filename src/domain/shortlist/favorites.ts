export const maxFavorites = 100;

export interface FavoriteChange {
  slug: string;
  isKept: boolean;
}

export interface Favorites {
  slugs: readonly string[];
  /** Sorted newest first, with at most one change per product. */
  pending: readonly FavoriteChange[];
}

export const emptyFavorites: Favorites = { slugs: [], pending: [] };

const changeSlugs = (slugs: readonly string[], { slug, isKept }: FavoriteChange): readonly string[] => {
  const others = slugs.filter((other) => other !== slug);
  if (!isKept) return others;
  if (others.length < slugs.length || slugs.length >= maxFavorites) return slugs;
  return [slug, ...slugs];
};

export const canAddFavorite = ({ slugs }: Favorites): boolean => slugs.length < maxFavorites;

export function setFavorite(favorites: Favorites, change: FavoriteChange): Favorites {
  const { slugs, pending } = favorites;
  if (slugs.includes(change.slug) === change.isKept || (change.isKept && !canAddFavorite(favorites))) return favorites;
  return {
    slugs: changeSlugs(slugs, change),
    pending: [change, ...pending.filter(({ slug }) => slug !== change.slug)].slice(0, 2 * maxFavorites),
  };
}

export const pendingFavoriteChanges = (pending: Favorites['pending']): { add: string[]; remove: string[] } => ({
  add: pending.filter(({ isKept }) => isKept).map(({ slug }) => slug),
  remove: pending.filter(({ isKept }) => !isKept).map(({ slug }) => slug),
});

/** Changes made after `sent` stay pending. */
export function applyConfirmedFavorites(
  { pending }: Favorites,
  { sent, slugs }: { sent: Favorites['pending']; slugs: readonly string[] },
): Favorites {
  const isSent = (change: FavoriteChange) =>
    sent.some(({ slug, isKept }) => slug === change.slug && isKept === change.isKept);
  const remaining = pending.filter((change) => !isSent(change));
  // Applies the oldest change first, so that the newest favorite ends up on top.
  return { slugs: remaining.reduceRight(changeSlugs, slugs), pending: remaining };
}
