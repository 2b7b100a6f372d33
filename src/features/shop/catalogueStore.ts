import { loadCatalogue } from '../../data/catalogue/catalogueParts';
import { searchEntriesQuery } from '../../data/siteFileQueries';
import { queryClient } from '../../data/queryClient';
import type { Catalogue } from '../../domain/catalogue/files/catalogue';
import { areRatingsShown } from '../../domain/catalogue/ownerRatings';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import type { SearchIndex } from '../../domain/search/searchIndex';
import { loadedTranslator } from '../../i18n/messageStore';
import { siteLabels } from '../../i18n/siteLabels';
import type { Translate } from '../../i18n/translator';
import { loadOwnerRatings, useOwnerRatings, type RatingsBySlug } from '../../state/ownerRatings';

/** A search of a list reads only products. That of the site also knows what else matches. */
export type SearchedFiles = 'list' | 'site';

const searchIndexes = { list: new WeakMap<Catalogue, SearchIndex>(), site: new WeakMap<Catalogue, SearchIndex>() };

/** Null if the index has not been built. */
export const cachedSearchIndex = (catalogue: Catalogue, searched: SearchedFiles): SearchIndex | null =>
  searchIndexes[searched].get(catalogue) ?? null;

export const cachedRatings = (): RatingsBySlug | null => useOwnerRatings.getState().bySlug;

/** True until the ratings have loaded or failed. */
export const areRatingsPending = (): boolean => !cachedRatings() && !useOwnerRatings.getState().isFailed;

interface LoadOptions {
  t: Translate<'first'>;
  onStep: () => void;
  searched: SearchedFiles | null;
}

async function buildListSearch(catalogue: Catalogue, t: Translate<'first'>): Promise<SearchIndex> {
  const { buildProductSearch } = await import('../../domain/search/searchIndex');
  return buildProductSearch(catalogue, (kind) => t(`product.${kind}`));
}

async function buildSiteSearch(catalogue: Catalogue, localeId: LocaleId): Promise<SearchIndex> {
  const [{ getSiteIndex }, entries] = await Promise.all([
    import('../../domain/search/siteIndex'),
    queryClient.fetchQuery(searchEntriesQuery(localeId)),
  ]);
  return getSiteIndex({ catalogue, entries }, siteLabels(loadedTranslator(localeId)!.t)).products;
}

// With the first cards, because few filters have none of them among their results.
const listParts = ['traits', 'cards-0'] as const;
// All words and strains of a small catalogue.
const searchParts = {
  list: [...listParts, 'words-0'],
  site: [...listParts, 'words-0', 'strains-0'],
} as const;

/** Fetches what every list needs unless it is fresh, and builds the search index on request. Calls `onStep` after each step. */
export async function loadList(localeId: LocaleId, { t, onStep, searched }: LoadOptions): Promise<void> {
  // Not awaited, because only lists sorted by rating need the ratings.
  if (areRatingsShown(localeOf(localeId).country)) void loadOwnerRatings().then(onStep);
  const catalogue = await loadCatalogue(localeId, searched ? searchParts[searched] : listParts);
  onStep();
  if (!searched || searchIndexes[searched].has(catalogue)) return;
  const index = await (searched === 'site' ? buildSiteSearch(catalogue, localeId) : buildListSearch(catalogue, t));
  searchIndexes[searched].set(catalogue, index);
}
