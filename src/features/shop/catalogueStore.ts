import { catalogueQuery } from '../../data/catalogue/catalogueQuery';
import { queryClient } from '../../data/queryClient';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { LocaleId } from '../../domain/region/locales';
import type { FirstKey, Translator } from '../../i18n/translator';
import type { SearchIndex } from './searchIndex';

type Catalogue = readonly ProductSummary[];

const searches = new WeakMap<Catalogue, SearchIndex>();
const building = new WeakMap<Catalogue, Promise<SearchIndex>>();

/** The cached catalogue of a locale, or null if it was not fetched yet. */
export const knownCatalogue = (localeId: LocaleId): Catalogue | null =>
  queryClient.getQueryData(catalogueQuery(localeId).queryKey) ?? null;

/** The search index of a catalogue, or null if it was not built yet. */
export const knownSearch = (catalogue: Catalogue): SearchIndex | null => searches.get(catalogue) ?? null;

interface Loading {
  t: Translator<FirstKey>['t'];
  /** Called after each loading step. */
  onStep: () => void;
  hasSearch?: boolean;
}

/** Fetches the catalogue of a locale unless it is fresh, and builds its search index on request. */
export async function loadCatalogue(localeId: LocaleId, { t, onStep, hasSearch }: Loading): Promise<void> {
  const catalogue = await queryClient.fetchQuery(catalogueQuery(localeId));
  onStep();
  if (!hasSearch || searches.has(catalogue)) return;
  const { buildSearchIndex } = await import('./searchIndex');
  const index = building.get(catalogue) ?? buildSearchIndex(catalogue, t);
  building.set(catalogue, index);
  searches.set(catalogue, await index);
}
