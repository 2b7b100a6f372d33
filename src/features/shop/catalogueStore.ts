import { catalogueQuery, searchEntriesQuery } from '../../data/siteFileQueries';
import { queryClient } from '../../data/queryClient';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { areRatingsShown } from '../../domain/catalogue/ownerRatings';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import type { SearchIndex } from '../../domain/search/searchIndex';
import { loadedTranslator } from '../../i18n/messageStore';
import { siteLabels } from '../../i18n/siteLabels';
import type { Translate } from '../../i18n/translator';
import { loadOwnerRatings, useOwnerRatings, type RatingsBySlug } from '../../state/ownerRatings';

type Catalogue = readonly ProductSummary[];

/** A search of a list reads only products. That of the site also knows what else matches. */
export type SearchedFiles = 'list' | 'site';

const searchIndexes = { list: new WeakMap<Catalogue, SearchIndex>(), site: new WeakMap<Catalogue, SearchIndex>() };

/** Null if the catalogue has not been fetched. */
export const cachedCatalogue = (localeId: LocaleId): Catalogue | null =>
  queryClient.getQueryData(catalogueQuery(localeId).queryKey) ?? null;

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

async function buildListIndex(catalogue: Catalogue, t: Translate<'first'>): Promise<SearchIndex> {
  const { buildProductSearch } = await import('../../domain/search/searchIndex');
  return buildProductSearch(catalogue, (kind) => t(`product.${kind}`));
}

async function buildSiteIndex(catalogue: Catalogue, localeId: LocaleId): Promise<SearchIndex> {
  const [{ getSiteIndex }, entries] = await Promise.all([
    import('../../domain/search/siteIndex'),
    queryClient.fetchQuery(searchEntriesQuery(localeId)),
  ]);
  return getSiteIndex({ catalogue, entries }, siteLabels(loadedTranslator(localeId)!.t)).products;
}

/** Fetches the catalogue unless it is fresh, and builds the search index on request. Calls `onStep` after each step. */
export async function loadCatalogue(localeId: LocaleId, { t, onStep, searched }: LoadOptions): Promise<void> {
  // Not awaited, because only lists sorted by rating need the ratings.
  if (areRatingsShown(localeOf(localeId).country)) void loadOwnerRatings().then(onStep);
  const catalogue = await queryClient.fetchQuery(catalogueQuery(localeId));
  onStep();
  if (!searched || searchIndexes[searched].has(catalogue)) return;
  const index = await (searched === 'site' ? buildSiteIndex(catalogue, localeId) : buildListIndex(catalogue, t));
  searchIndexes[searched].set(catalogue, index);
}
