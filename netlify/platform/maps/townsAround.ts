import { distanceKm } from '../../../src/domain/address/distance';
import { gazetteerIndex, type GazetteerTown } from './gazetteerIndex';
import type { SuggestOptions } from './maps';

const maxTowns = 4;
const maxDistanceKm = 25;

function townsNear(latitude: number, longitude: number): GazetteerTown[] {
  const areas = gazetteerIndex()
    .areas.map((area) => ({ area, away: distanceKm({ latitude, longitude }, area) }))
    .filter(({ away: distance }) => distance <= maxDistanceKm)
    .toSorted((a, b) => a.away - b.away);
  return [...new Set(areas.map(({ area }) => area.town))];
}

/** Towns around the shopper, served ones first, else the largest served towns of the state. */
export function townsAround(typedState: string | null, { near = {}, country, zones }: SuggestOptions): GazetteerTown[] {
  const state = typedState ?? near.state ?? null;
  const { latitude, longitude } = near;
  const isServed = ({ areas }: GazetteerTown) => areas.some(({ code }) => zones?.has(code));
  const matches = (town: GazetteerTown) =>
    (!country || town.country === country) && (!typedState || town.state === typedState);
  const around = latitude !== undefined && longitude !== undefined ? townsNear(latitude, longitude) : [];
  const matching = around.filter(matches);
  if (matching.length > 0)
    return matching.toSorted((a, b) => Number(isServed(b)) - Number(isServed(a))).slice(0, maxTowns);
  return gazetteerIndex()
    .towns.filter((town) => town.state === state && matches(town) && !town.isAlias && isServed(town))
    .slice(0, maxTowns);
}
