import { storageKeys } from '../../data/storage';
import { arrayOf, string, type Schema } from '../../domain/validation/plainSchema';
import { toggleCompared } from '../../domain/shortlist/compared';
import { storedStore } from '../storedStore';

interface Compared {
  slugs: readonly string[];
}

const schema: Schema<readonly string[]> = arrayOf(string);

export const useCompared = storedStore<Compared, readonly string[]>({
  key: storageKeys.compared,
  schema,
  initial: { slugs: [] },
  toState: (slugs) => ({ slugs: slugs ?? [] }),
});

/** Returns false if the list is full. */
export function toggleComparedPod(slug: string): boolean {
  useCompared.sync();
  const { slugs } = useCompared.getState();
  const next = toggleCompared(slugs, slug);
  if (next === slugs) return false;
  useCompared.save(next.length ? next : null);
  return true;
}

export const clearCompared = (): void => useCompared.save(null);
