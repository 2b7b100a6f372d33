import type { Position } from '../../domain/address/distance';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { desktopQuery } from '../../ui/theme/tokens';

/** On phones and tablets, the chosen store's sheet covers the lower half of the map. */
export const isSheetShown = (): boolean => window.matchMedia?.(desktopQuery).matches === false;

export interface StoreMapWords {
  label: string;
  zoomIn: string;
  zoomOut: string;
  /** Explains why the markers have no map behind them. */
  plain: string;
  /** Explains why the site's own map is shown instead of Google's. */
  simpler: string;
  failed: string;
  retry: string;
  credit: string;
  markerName: (store: Store) => string;
  /** Labels a cluster by its first store. */
  clusterName: (count: number, first: Store) => string;
}

export interface StoreMapProps {
  /** Sorted by distance if the position is known. */
  stores: readonly Store[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** The shopper's position. */
  position: Position | null;
  words: StoreMapWords;
}

/** Number of nearest stores in the initial view. */
const nearbyCount = 4;

/** Returns the positions to fit in view: all stores, or the shopper and the nearest stores. */
export const initialView = ({ stores, position }: Pick<StoreMapProps, 'stores' | 'position'>): readonly Position[] =>
  position ? [position, ...stores.slice(0, nearbyCount)] : stores;
