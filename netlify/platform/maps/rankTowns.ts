import { distanceKm } from '../../../src/domain/address/distance';
import type { FoundTown } from './findTowns';
import type { SuggestOptions } from './maps';

type RankOptions = Pick<SuggestOptions, 'near' | 'zones'>;

/** Sort keys, smaller first: name match, shopper's state, their country, whether anyone delivers there, distance. */
function sortKeys({ town, match }: FoundTown, { near = {}, zones }: RankOptions): number[] {
  const { country, state, latitude, longitude } = near;
  const [center] = town.areas;
  const isNear = latitude !== undefined && longitude !== undefined;
  return [
    match,
    country && town.country !== country ? 1 : 0,
    state && town.state !== state ? 1 : 0,
    zones && town.areas.some(({ code }) => zones.has(code)) ? 0 : 1,
    isNear && center ? distanceKm({ latitude, longitude }, center) : 0,
  ];
}

/** Ranks towns for suggestions. Ties keep their order, larger towns first. Duplicates by name and state are dropped. */
export function rankTowns(towns: readonly FoundTown[], options: RankOptions): FoundTown[] {
  const keyed = towns.map((each) => ({ each, keys: sortKeys(each, options) }));
  keyed.sort((a, b) => {
    const difference = a.keys.findIndex((key, index) => key !== b.keys[index]);
    return difference < 0 ? 0 : a.keys[difference]! - b.keys[difference]!;
  });
  const names = new Set<string>();
  return keyed.flatMap(({ each }) => {
    const name = `${each.town.state} ${each.town.normalizedName}`;
    if (names.has(name)) return [];
    names.add(name);
    return [each];
  });
}
