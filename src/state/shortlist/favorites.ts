import { storageKeys } from '../../data/storage';
import { check, boolean, arrayOf, object, string, type Schema } from '../../domain/validation/plainSchema';
import { canAddFavorite, emptyFavorites, setFavorite, type Favorites } from '../../domain/shortlist/favorites';
import { storedStore } from '../storedStore';

const slug = check<string>((value) => /^[a-z0-9-]{1,100}$/.test(string(value)));

const schema: Schema<Favorites> = object({ slugs: arrayOf(slug), pending: arrayOf(object({ slug, isKept: boolean })) });

/** For a signed-in shopper, a copy of the account's favorites plus unsent changes. */
export const useFavorites = storedStore<Favorites, Favorites>({
  key: storageKeys.favorites,
  schema,
  initial: emptyFavorites,
  toState: (favorites) => favorites ?? emptyFavorites,
});

/** Does nothing if `update` returns the same favorites. */
export function changeFavorites(update: (favorites: Favorites) => Favorites): void {
  useFavorites.sync();
  const favorites = useFavorites.getState();
  const next = update(favorites);
  if (next !== favorites) useFavorites.save(next);
}

/** Returns false if the list is full. */
export function saveFavorite(productSlug: string, isKept: boolean): boolean {
  useFavorites.sync();
  if (isKept && !useFavorites.getState().slugs.includes(productSlug) && !canAddFavorite(useFavorites.getState()))
    return false;
  changeFavorites((favorites) => setFavorite(favorites, { slug: productSlug, isKept }));
  return true;
}

export const clearFavorites = (): void => useFavorites.save(null);
