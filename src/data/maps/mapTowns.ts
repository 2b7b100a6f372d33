import { distanceKm, type Position } from '../../domain/address/distance';
import type { StoreMapFile } from '../../domain/delivery/stores/storeMapFile';

export interface MapTown extends Position {
  name: string;
  weight: number;
  hasStore: boolean;
}

const storeWeight = 150;
/** Towns of one name that are closer than this are one town. */
const sameTownKm = 40;

export function collectTowns(
  stores: readonly (Position & { city: string })[],
  cities: StoreMapFile['cities'],
): MapTown[] {
  const towns: MapTown[] = [];
  const add = (town: MapTown) => {
    const existing = towns.find(({ name, ...place }) => name === town.name && distanceKm(place, town) < sameTownKm);
    if (existing) existing.weight = Math.max(existing.weight, town.hasStore ? town.weight : town.weight + storeWeight);
    else towns.push(town);
  };
  for (const { city, latitude, longitude } of stores)
    add({ name: city, latitude, longitude, weight: storeWeight, hasStore: true });
  for (const [name, longitude, latitude, populationThousands] of cities)
    add({ name, latitude, longitude, weight: populationThousands, hasStore: false });
  return towns.sort((a, b) => b.weight - a.weight);
}

/** At the zoom of a country, only large towns have labels. */
export const minTownWeight = (zoom: number): number =>
  [Infinity, Infinity, Infinity, 1500, 800, 350, 150, 100][Math.floor(zoom)] ?? 0;
