import { editDistance, foldText } from '../../text/spelling';
import { facetKeys } from './listing';
import { emptyFilters, type ListQuery } from './listQuery';

/** Allows a third of the letters to be wrong: 'Satva' → 'Sativa'. */
export function closestValue(typed: string, names: readonly { value: string; name: string }[]): string | null {
  const word = foldText(typed);
  const spellings = names.flatMap(({ value, name }) =>
    [name, value].map((each) => ({ value, distance: editDistance(word, foldText(each)) })),
  );
  const best = spellings.reduce<(typeof spellings)[number] | null>(
    (nearest, each) => (nearest && nearest.distance <= each.distance ? nearest : each),
    null,
  );
  return best && best.distance <= Math.max(1, Math.ceil(word.length / 3)) ? best.value : null;
}

/** Sorted as in the sentence that lists them on the page. */
export const constraints = ['q', ...facetKeys, 'stock'] as const satisfies (keyof ListQuery)[];
export type Constraint = (typeof constraints)[number];

export interface RelaxedQuery {
  dropped: Constraint;
  query: ListQuery;
  count: number;
}

/** Returns one query per filter, in which that filter is removed, sorted by the number of results. */
export function relaxedQueries(query: ListQuery, count: (query: ListQuery) => number): RelaxedQuery[] {
  return constraints
    .filter((key) => (typeof query[key] === 'boolean' ? query[key] : query[key].length > 0))
    .map((dropped) => {
      const relaxed = { ...query, [dropped]: emptyFilters[dropped] };
      return { dropped, query: relaxed, count: count(relaxed) };
    })
    .filter((suggestion) => suggestion.count > 0)
    .sort((a, b) => b.count - a.count);
}
