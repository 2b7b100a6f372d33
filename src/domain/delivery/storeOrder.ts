import { distanceKm, type Position } from './distance';
import type { Store } from './storeSchema';

export interface NearStore {
  store: Store;
  distanceKm: number;
}

/** S2-78: stores by town, and by name within it. */
export const storesByTown = (stores: readonly Store[]): Store[] =>
  [...stores].sort((a, b) => a.city.localeCompare(b.city) || a.name.localeCompare(b.name));

/** S2-34: stores and how far each is from a place, the nearest first; those of one distance by town. */
export const nearestStores = (stores: readonly Store[], place: Position): NearStore[] =>
  storesByTown(stores)
    .map((store) => ({ store, distanceKm: distanceKm(place, store) }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
