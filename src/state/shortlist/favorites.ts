import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { check, boolean, arrayOf, object, string, type Schema } from '../../domain/plainSchema';
import { hasRoom, emptyFavorites, setFavorite, type Favorites } from '../../domain/shortlist/favorites';
import { storedStore } from '../storedStore';

const slug = check<string>((value) => /^[a-z0-9-]{1,100}$/.test(string(value)));

const schema: Schema<Favorites> = object({ slugs: arrayOf(slug), pending: arrayOf(object({ slug, isKept: boolean })) });

/** The favorites of this browser. With an account they are a copy of the account's, plus changes not sent yet. */
export const useFavorites = storedStore<Favorites, Favorites>({
  stored: storedValue({ key: storageKeys.favorites, schema, version: 1 }),
  initial: emptyFavorites,
  toState: (favorites) => favorites ?? emptyFavorites,
});

/** Updates the favorites. If `step` returns the same ones, nothing changes. */
export function changeFavorites(step: (favorites: Favorites) => Favorites): void {
  useFavorites.sync();
  const before = useFavorites.getState();
  const next = step(before);
  if (next !== before) useFavorites.save(next);
}

/** Keeps or removes a product. Returns false if there is no room for it. */
export function keepFavorite(productSlug: string, isKept: boolean): boolean {
  useFavorites.sync();
  if (isKept && !useFavorites.getState().slugs.includes(productSlug) && !hasRoom(useFavorites.getState())) return false;
  changeFavorites((favorites) => setFavorite(favorites, { slug: productSlug, isKept }));
  return true;
}

export const forgetFavorites = (): void => useFavorites.save(null);
