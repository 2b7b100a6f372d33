import type { Store } from '../../domain/delivery/stores/storeSchema';

/** The stores of the page, in the static HTML and after hydration. */
export interface StoreFinderProps {
  stores: Store[];
  /** Names by slug, of all the site's brands. */
  brandNames: Record<string, string>;
}
