import { nothingChosen, type ListQuery } from './listQuery';

const accents = /[\u0300-\u036f]/g;

/** A word as it is compared: 'Résine vivante' → 'resine vivante'. */
export const foldWord = (text: string): string => text.normalize('NFD').replace(accents, '').toLowerCase();

/** How many letters must be put in, left out, exchanged, or swapped with the next one to make one word of the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const isSwap = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      next[at] = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      if (isSwap) next[at] = Math.min(next[at]!, before[at - 2]! + 1);
    }
    before = last;
    last = next;
  }
  return last[b.length]!;
}

/** The value whose name is nearest to what was typed, if a third of it at most is wrong: 'Satva' → 'Sativa'. */
export function nearestName(typed: string, names: readonly { value: string; name: string }[]): string | null {
  const word = foldWord(typed);
  const spellings = names.flatMap(({ value, name }) =>
    [name, value].map((each) => ({ value, distance: editDistance(word, foldWord(each)) })),
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
