import { editDistance } from '../../../src/domain/text/spelling';
import { gazetteerIndex, type GazetteerTown } from './gazetteerIndex';
import type { TypedPlace } from './parseTypedPlace';

/** The match between a town's name and the typed text: exact, as a prefix, or with typos. */
export type NameMatch = 0 | 1 | 2;

export interface FoundTown {
  town: GazetteerTown;
  match: NameMatch;
}

type TownQuery = Pick<TypedPlace, 'town' | 'isTownComplete' | 'state'>;

export function findTowns({ town, isTownComplete, state }: TownQuery): FoundTown[] {
  const { towns, townsByName } = gazetteerIndex();
  const exact = townsByName.get(town) ?? [];
  const prefixed =
    town.length >= 2 && !isTownComplete
      ? towns.filter(({ normalizedName: folded }) => folded !== town && folded.startsWith(town))
      : [];
  return [
    ...exact.map((each): FoundTown => ({ town: each, match: 0 })),
    ...prefixed.map((each): FoundTown => ({ town: each, match: 1 })),
  ].filter(({ town: each }) => !state || each.state === state);
}

/** Towns whose names nearly match the typed text: one typo from 5 letters on, two from 8, never in the first letter. */
export function findSimilarTowns({ town, isTownComplete, state }: TownQuery): FoundTown[] {
  const maxEdits = town.length >= 8 ? 2 : town.length >= 5 ? 1 : 0;
  if (maxEdits === 0 || isTownComplete) return [];
  const similar = gazetteerIndex().towns.flatMap((each) => {
    if (each.normalizedName[0] !== town[0] || (state && each.state !== state)) return [];
    const edits = editDistance(each.normalizedName, town, maxEdits);
    return edits > 0 && edits <= maxEdits ? [{ town: each, away: edits }] : [];
  });
  const minEdits = Math.min(...similar.map(({ away: edits }) => edits));
  return similar.filter(({ away: edits }) => edits === minEdits).map(({ town: each }) => ({ town: each, match: 2 }));
}
