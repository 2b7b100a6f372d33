import { distanceKm, type Position } from '../../domain/delivery/distance';
import type { StoreMapFile } from '../../domain/delivery/storeMapFile';

/** A town whose name the map may show: the more weight, the sooner. */
export interface Town extends Position {
  name: string;
  weight: number;
  hasStore: boolean;
}

/** A town with a store is looked for, however small it is. */
const storeWeight = 150;
/** A town of one name nearer than this is the same one, in kilometres. */
const sameTown = 40;

/** The towns of the stores and the large ones of the map's file, the weightiest first, none twice. */
export function mapTowns(stores: readonly (Position & { city: string })[], cities: StoreMapFile['cities']): Town[] {
  const towns: Town[] = [];
  const add = (town: Town) => {
    const known = towns.find(({ name, ...place }) => name === town.name && distanceKm(place, town) < sameTown);
    if (known) known.weight = Math.max(known.weight, town.hasStore ? town.weight : town.weight + storeWeight);
    else towns.push(town);
  };
  for (const { city, latitude, longitude } of stores)
    add({ name: city, latitude, longitude, weight: storeWeight, hasStore: true });
  for (const [name, longitude, latitude, thousands] of cities)
    add({ name, latitude, longitude, weight: thousands, hasStore: false });
  return towns.sort((a, b) => b.weight - a.weight);
}

/** How much a town must weigh to be named at a zoom of the map: large ones alone on a map of the country. */
export const leastWeight = (zoom: number): number =>
  [Infinity, Infinity, Infinity, 1500, 800, 350, 150, 100][Math.floor(zoom)] ?? 0;
