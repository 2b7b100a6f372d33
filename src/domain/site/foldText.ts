/** A text without what typing it in a hurry leaves out: capitals, accents and ligatures; 'Où, là: Œuf' → 'ou, la: oeuf'. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');

/** A folded word without its plural: 'batteries' → 'battery', 'capsules' → 'capsule'. */
export const stemOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=[^su])s$|(?<=u)x$/, '');

/** How many letters were left out, put in, changed or swapped with their neighbour; anything above `most` counts as more. */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [earlier, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + Number(!isSame),
        isSwapped ? earlier[at - 2]! + 1 : most + 1,
      );
    }
    [earlier, last] = [last, next];
  }
  return Math.min(last[other.length]!, most + 1);
}
