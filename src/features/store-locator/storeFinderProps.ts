import type { Store } from '../../domain/delivery/stores/storeSchema';

export interface StoreFinderProps {
  stores: Store[];
  brandNames: Record<string, string>;
}
