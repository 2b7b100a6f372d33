import { distanceKm } from '../../../src/domain/delivery/address/distance';
import { gazetteerIndex, type Town } from './gazetteerIndex';
import type { SuggestOptions } from './maps';

const maxTowns = 4;
const maxDistanceKm = 25;

function townsNear(latitude: number, longitude: number): Town[] {
  const areas = gazetteerIndex()
    .areas.map((area) => ({ area, away: distanceKm({ latitude, longitude }, area) }))
    .filter(({ away: distance }) => distance <= maxDistanceKm)
    .toSorted((a, b) => a.away - b.away);
  return [...new Set(areas.map(({ area }) => area.town))];
}

/** Towns around the shopper, served ones first, else the largest served towns of the state. */
export function townsAround(typedState: string | null, { near = {}, country, zones }: SuggestOptions): Town[] {
  const state = typedState ?? near.state ?? null;
  const { latitude, longitude } = near;
  const isServed = ({ areas }: Town) => areas.some(({ code }) => zones?.has(code));
  const matches = (town: Town) => (!country || town.country === country) && (!typedState || town.state === typedState);
  const around = latitude !== undefined && longitude !== undefined ? townsNear(latitude, longitude) : [];
  const matching = around.filter(matches);
  if (matching.length > 0)
    return matching.toSorted((a, b) => Number(isServed(b)) - Number(isServed(a))).slice(0, maxTowns);
  return gazetteerIndex()
    .towns.filter((town) => town.state === state && matches(town) && !town.isAlias && isServed(town))
    .slice(0, maxTowns);
}
