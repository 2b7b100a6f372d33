import { catalogueQuery } from '../../data/siteFileQueries';
import { queryClient } from '../../data/queryClient';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { areRatingsShown } from '../../domain/rating/ownerRatings';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import type { SearchIndex } from '../../domain/search/searchIndex';
import type { Translate } from '../../i18n/translator';
import { loadOwnerRatings, useOwnerRatings, type RatingsBySlug } from '../../state/ownerRatings';

type Catalogue = readonly ProductSummary[];

const searchIndexes = new WeakMap<Catalogue, SearchIndex>();

/** The cached catalogue of a locale, or null if it was not fetched yet. */
export const cachedCatalogue = (localeId: LocaleId): Catalogue | null =>
  queryClient.getQueryData(catalogueQuery(localeId).queryKey) ?? null;

/** The search index of a catalogue, or null if it was not built yet. */
export const cachedSearchIndex = (catalogue: Catalogue): SearchIndex | null => searchIndexes.get(catalogue) ?? null;

/** The owners' ratings, or null if they have not loaded. */
export const cachedRatings = (): RatingsBySlug | null => useOwnerRatings.getState().bySlug;

/** True until the ratings have loaded or failed. */
export const areRatingsPending = (): boolean => !cachedRatings() && !useOwnerRatings.getState().isFailed;

interface LoadOptions {
  t: Translate<'first'>;
  /** Called after each loading step. */
  onStep: () => void;
  hasSearch?: boolean;
}

/** Fetches the catalogue of a locale unless it is fresh, and builds its search index on request. */
export async function loadCatalogue(localeId: LocaleId, { t, onStep, hasSearch }: LoadOptions): Promise<void> {
  // Only a list sorted by rating waits for the ratings.
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
