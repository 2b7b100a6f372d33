import { storageKeys } from '../../data/storage';
import { arrayOf, string, type Schema } from '../../domain/validation/plainSchema';
import { addViewed } from '../../domain/shortlist/viewed';
import { storedStore } from '../storedStore';

interface Viewed {
  /** Slugs, newest first. */
  slugs: readonly string[];
}

const schema: Schema<readonly string[]> = arrayOf(string);

/** Never sent to the server. */
export const useViewed = storedStore<Viewed, readonly string[]>({
  key: storageKeys.viewed,
  schema,
  initial: { slugs: [] },
  toState: (slugs) => ({ slugs: slugs ?? [] }),
});

export function recordViewed(slug: string): void {
  useViewed.sync();
  const { slugs } = useViewed.getState();
  const next = addViewed(slugs, slug);
  if (next !== slugs) useViewed.save(next);
}

export const clearViewed = (): void => useViewed.save(null);
