import { catalogueQuery } from '../../data/catalogue/catalogueQuery';
import { queryClient } from '../../data/queryClient';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { LocaleId } from '../../domain/region/locales';
import type { FirstKey, Translator } from '../../i18n/translator';
import type { SearchIndex } from './searchIndex';

type Catalogue = readonly ProductSummary[];

const searches = new WeakMap<Catalogue, SearchIndex>();
const building = new WeakMap<Catalogue, Promise<SearchIndex>>();

/** The catalogue of a locale, if it was fetched. */
export const knownCatalogue = (localeId: LocaleId): Catalogue | null =>
  queryClient.getQueryData(catalogueQuery(localeId).queryKey) ?? null;

/** The search of a catalogue, if its index was built. */
export const knownSearch = (catalogue: Catalogue): SearchIndex | null => searches.get(catalogue) ?? null;

interface Loading {
  t: Translator<FirstKey>['t'];
  /** Called when something more is there. */
  onStep: () => void;
  hasSearch?: boolean;
}

/** Fetches the catalogue of a locale where it is not fresh, and builds the index of its search where that is wanted. */
export async function loadCatalogue(localeId: LocaleId, { t, onStep, hasSearch }: Loading): Promise<void> {
  const catalogue = await queryClient.fetchQuery(catalogueQuery(localeId));
  onStep();
  if (!hasSearch || searches.has(catalogue)) return;
  const { buildSearchIndex } = await import('./searchIndex');
  const index = building.get(catalogue) ?? buildSearchIndex(catalogue, t);
  building.set(catalogue, index);
  searches.set(catalogue, await index);
}
