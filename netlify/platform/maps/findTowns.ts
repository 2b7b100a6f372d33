import { editDistance } from '../../../src/domain/spelling';
import { gazetteerIndex, type Town } from './gazetteerIndex';
import type { TypedPlace } from './parseTypedPlace';

/** How well a town's name matches the typed text: exactly, as a prefix, or with typos. */
export type NameMatch = 0 | 1 | 2;

export interface FoundTown {
  town: Town;
  match: NameMatch;
}

type Named = Pick<TypedPlace, 'town' | 'isTownWhole' | 'state'>;

/** Towns whose name is the typed text or starts with it. */
export function findTowns({ town, isTownWhole, state }: Named): FoundTown[] {
  const { towns, townsByName } = gazetteerIndex();
  const exact = townsByName.get(town) ?? [];
  const begun =
    town.length >= 2 && !isTownWhole ? towns.filter(({ folded }) => folded !== town && folded.startsWith(town)) : [];
  return [
    ...exact.map((each): FoundTown => ({ town: each, match: 0 })),
    ...begun.map((each): FoundTown => ({ town: each, match: 1 })),
  ].filter(({ town: each }) => !state || each.state === state);
}

/** Towns whose names nearly match the typed text: one typo from 5 letters on, two from 8, never in the first letter. */
export function findSimilarTowns({ town, isTownWhole, state }: Named): FoundTown[] {
  const most = town.length >= 8 ? 2 : town.length >= 5 ? 1 : 0;
  if (most === 0 || isTownWhole) return [];
  const near = gazetteerIndex().towns.flatMap((each) => {
    if (each.folded[0] !== town[0] || (state && each.state !== state)) return [];
    const away = editDistance(each.folded, town, most);
    return away > 0 && away <= most ? [{ town: each, away }] : [];
  });
  const least = Math.min(...near.map(({ away }) => away));
  return near.filter(({ away }) => away === least).map(({ town: each }) => ({ town: each, match: 2 }));
}
