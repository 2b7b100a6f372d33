import type { Position } from '../../domain/delivery/address/distance';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { desktopQuery } from '../../ui/theme/tokens';

/** True if the chosen store's sheet covers the lower half of the map, as on phones and tablets. */
export const isSheetShown = (): boolean => window.matchMedia?.(desktopQuery).matches === false;

/** The map's texts, in the page's language. */
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
  /** Names a marker that several stores share by its first one. */
  clusterName: (count: number, first: Store) => string;
}

/** Props of both maps. */
export interface StoreMapProps {
  /** Nearest first, if a position is known. */
  stores: readonly Store[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** The shopper's own place. */
  position: Position | null;
  words: StoreMapWords;
}

/** How many of the nearest stores the map initially shows with the shopper's own place. */
const nearbyCount = 4;

/** The map's initial view: all stores, or the shopper's place and the nearest stores. */
export const initialView = ({ stores, position }: Pick<StoreMapProps, 'stores' | 'position'>): readonly Position[] =>
  position ? [position, ...stores.slice(0, nearbyCount)] : stores;
