import { editDistance, foldText } from '../spelling';
import { nothingChosen, type ListQuery } from './listQuery';

/** The value whose name is nearest to what was typed, if a third of it at most is wrong: 'Satva' → 'Sativa'. */
export function nearestName(typed: string, names: readonly { value: string; name: string }[]): string | null {
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

const constraints = ['plant', 'method', 'brand', 'q', 'stock'] as const satisfies (keyof ListQuery)[];
export type Constraint = (typeof constraints)[number];

export interface WayOut {
  dropped: Constraint;
  query: ListQuery;
  count: number;
}

/** What finds products where a query finds none: the query without one of its filters, that which frees the most first. */
export function waysOut(query: ListQuery, count: (query: ListQuery) => number): WayOut[] {
  return constraints
    .filter((key) => (typeof query[key] === 'boolean' ? query[key] : query[key].length > 0))
    .map((dropped) => {
      const without = { ...query, [dropped]: nothingChosen[dropped] };
      return { dropped, query: without, count: count(without) };
    })
    .filter((way) => way.count > 0)
    .sort((a, b) => b.count - a.count);
}
