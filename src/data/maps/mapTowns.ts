import { distanceKm, type Position } from '../../domain/delivery/address/distance';
import type { StoreMapFile } from '../../domain/delivery/stores/storeMapFile';

/** A town whose name the map can show. Higher weights are placed first. */
export interface Town extends Position {
  name: string;
  weight: number;
  hasStore: boolean;
}

/** Towns with stores are relevant regardless of size. */
const storeWeight = 150;
/** Two towns with the same name closer than this, in kilometers, are the same town. */
const sameTownKm = 40;

/** The towns with stores and the large towns in the map's file, by descending weight, without duplicates. */
export function mapTowns(stores: readonly (Position & { city: string })[], cities: StoreMapFile['cities']): Town[] {
  const towns: Town[] = [];
  const add = (town: Town) => {
    const known = towns.find(({ name, ...place }) => name === town.name && distanceKm(place, town) < sameTownKm);
    if (known) known.weight = Math.max(known.weight, town.hasStore ? town.weight : town.weight + storeWeight);
    else towns.push(town);
  };
  for (const { city, latitude, longitude } of stores)
    add({ name: city, latitude, longitude, weight: storeWeight, hasStore: true });
  for (const [name, longitude, latitude, thousands] of cities)
    add({ name, latitude, longitude, weight: thousands, hasStore: false });
  return towns.sort((a, b) => b.weight - a.weight);
}

/** The minimum weight of a town to be named at a zoom level: only large ones on a map of the country. */
export const leastWeight = (zoom: number): number =>
  [Infinity, Infinity, Infinity, 1500, 800, 350, 150, 100][Math.floor(zoom)] ?? 0;
