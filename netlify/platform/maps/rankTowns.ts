import { distanceKm } from '../../../src/domain/delivery/address/distance';
import type { FoundTown } from './findTowns';
import type { SuggestOptions } from './maps';

type Where = Pick<SuggestOptions, 'near' | 'zones'>;

/** Sort keys, smaller first: name match, shopper's state, their country, whether anyone delivers there, distance. */
function keysOf({ town, match }: FoundTown, { near = {}, zones }: Where): number[] {
  const { country, state, latitude, longitude } = near;
  const [centre] = town.areas;
  const isNear = latitude !== undefined && longitude !== undefined;
  return [
    match,
    country && town.country !== country ? 1 : 0,
    state && town.state !== state ? 1 : 0,
    zones && town.areas.some(({ code }) => zones.has(code)) ? 0 : 1,
    isNear && centre ? distanceKm({ latitude, longitude }, centre) : 0,
  ];
}

/** Ranks towns for suggestions. Ties keep their order, larger towns first. Duplicates by name and state are dropped. */
export function rankTowns(found: readonly FoundTown[], where: Where): FoundTown[] {
  const keyed = found.map((each) => ({ each, keys: keysOf(each, where) }));
  keyed.sort((a, b) => {
    const at = a.keys.findIndex((key, place) => key !== b.keys[place]);
    return at < 0 ? 0 : a.keys[at]! - b.keys[at]!;
  });
  const known = new Set<string>();
  return keyed.flatMap(({ each }) => {
    const name = `${each.town.state} ${each.town.folded}`;
    if (known.has(name)) return [];
    known.add(name);
    return [each];
  });
}
