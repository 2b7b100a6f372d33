import { distanceKm, type Position } from '../../address/distance';
import type { Store } from './storeSchema';

export interface StoreWithDistance {
  store: Store;
  distanceKm: number;
}

export const sortStoresByTown = (stores: readonly Store[]): Store[] =>
  [...stores].sort((a, b) => a.city.localeCompare(b.city) || a.name.localeCompare(b.name));

/** Sorts by distance, then by town. */
export const nearestStores = (stores: readonly Store[], place: Position): StoreWithDistance[] =>
  sortStoresByTown(stores)
    .map((store) => ({ store, distanceKm: distanceKm(place, store) }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
