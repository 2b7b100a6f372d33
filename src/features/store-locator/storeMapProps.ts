import type { Position } from '../../domain/delivery/distance';
import type { Store } from '../../domain/delivery/storeSchema';

/** What the map says, in the page's language. */
export interface StoreMapWords {
  label: string;
  zoomIn: string;
  zoomOut: string;
  /** Why there are markers on nothing. */
  plain: string;
  /** Why it is the site's own and not Google's. */
  simpler: string;
  failed: string;
  retry: string;
  credit: string;
  nameOf: (store: Store) => string;
}

/** What a map of stores is given, whoever draws it. */
export interface StoreMapProps {
  /** The nearest first, where a position is known. */
  stores: readonly Store[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Where the shopper looks from. */
  position: Position | null;
  words: StoreMapWords;
}

/** How many of the nearest stores a map shows with the shopper's own place, before it is moved. */
const nearest = 4;

/** What a map shows at first: all stores, or the shopper's place and the nearest. */
export const firstView = ({ stores, position }: Pick<StoreMapProps, 'stores' | 'position'>): readonly Position[] =>
  position ? [position, ...stores.slice(0, nearest)] : stores;
