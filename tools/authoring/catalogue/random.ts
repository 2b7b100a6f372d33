/** Returns pseudorandom numbers in [0, 1), the same at every run for the same seed text. */
export type Random = () => number;

function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 16777619);
  return value >>> 0;
}

/** mulberry32, seeded with a text. */
export function randomOf(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** A number between two bounds, rounded to `decimals`. */
export const between = (random: Random, [low, high]: readonly [number, number], decimals = 0): number =>
  decimals === 0 ? low + Math.floor(random() * (high - low + 1)) : round(low + random() * (high - low), decimals);

export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

export type Deck<T> = (accept?: (item: T) => boolean) => T | undefined;

/** Deals items about equally often: returns one of the least used that are acceptable. */
export function deckOf<T>(seed: string, items: readonly T[]): Deck<T> {
  const random = randomOf(seed);
  const cards = items.map((item) => ({ item, uses: 0 }));
  return (accept = () => true) => {
    const open = cards.filter(({ item }) => accept(item));
    const fewest = Math.min(...open.map(({ uses }) => uses));
    const card = pick(
      random,
      open.filter(({ uses }) => uses === fewest),
    );
    if (card) card.uses += 1;
    return card?.item;
  };
}
