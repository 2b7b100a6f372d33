import type { Store } from '../../domain/delivery/storeSchema';

/** What the page knows of its stores, before and after its scripts. */
export interface StoreFinderProps {
  stores: Store[];
  /** Names by slug, of every brand of the site. */
  brandNames: Record<string, string>;
  /** The brand that a link to the page asks for. */
  askedBrand: string | null;
}
