import { catalogueQuery } from '../../data/siteFileQueries';
import { queryClient } from '../../data/queryClient';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { areRatingsShown } from '../../domain/catalogue/ownerRatings';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import type { SearchIndex } from '../../domain/search/searchIndex';
import type { Translate } from '../../i18n/translator';
import { loadOwnerRatings, useOwnerRatings, type RatingsBySlug } from '../../state/ownerRatings';

type Catalogue = readonly ProductSummary[];

const searchIndexes = new WeakMap<Catalogue, SearchIndex>();

/** Null if the catalogue has not been fetched. */
export const cachedCatalogue = (localeId: LocaleId): Catalogue | null =>
  queryClient.getQueryData(catalogueQuery(localeId).queryKey) ?? null;

/** Null if the index has not been built. */
export const cachedSearchIndex = (catalogue: Catalogue): SearchIndex | null => searchIndexes.get(catalogue) ?? null;

export const cachedRatings = (): RatingsBySlug | null => useOwnerRatings.getState().bySlug;

/** True until the ratings have loaded or failed. */
export const areRatingsPending = (): boolean => !cachedRatings() && !useOwnerRatings.getState().isFailed;

interface LoadOptions {
  t: Translate<'first'>;
  onStep: () => void;
  hasSearch?: boolean;
}

/** Fetches the catalogue unless it is fresh, and builds the search index on request. Calls `onStep` after each step. */
export async function loadCatalogue(localeId: LocaleId, { t, onStep, hasSearch }: LoadOptions): Promise<void> {
  // Not awaited, because only lists sorted by rating need the ratings.
  if (areRatingsShown(localeOf(localeId).country)) void loadOwnerRatings().then(onStep);
  const catalogue = await queryClient.fetchQuery(catalogueQuery(localeId));
  onStep();
  if (!hasSearch || searchIndexes.has(catalogue)) return;
  const { buildProductSearch } = await import('../../domain/search/searchIndex');
  searchIndexes.set(
    catalogue,
    buildProductSearch(catalogue, (kind) => t(`product.${kind}`)),
  );
}
