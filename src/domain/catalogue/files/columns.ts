/**
 * One value for each product: its character in `codes` stands for a value of `values`. Compresses to about a seventh
 * of a list of objects.
 */
export interface FactColumn<Value> {
  values: readonly Value[];
  codes: string;
}

// Skips the characters that JSON or UTF-8 would write with more bytes: quotes, backslashes and surrogates.
const firstCode = 35;
const backslash = 92;
const lastAscii = 126;
const firstTwoByteCode = 161;
const firstSurrogate = 0xd800;
const surrogateCount = 0x800;

/** 0 → '#', 1 → '$', … */
function codeCharacter(index: number): string {
  let code = index + firstCode;
  if (code >= backslash) code += 1;
  if (code > lastAscii) code += firstTwoByteCode - lastAscii - 1;
  if (code >= firstSurrogate) code += surrogateCount;
  return String.fromCharCode(code);
}

function codeIndex(character: number): number {
  let code = character;
  if (code >= firstSurrogate) code -= surrogateCount;
  if (code >= firstTwoByteCode) code -= firstTwoByteCode - lastAscii - 1;
  if (code > backslash) code -= 1;
  return code - firstCode;
}

/** Frequent values get the short codes. */
export function encodeColumn<Value>(values: readonly Value[]): FactColumn<Value> {
  const counts = new Map<string, number>();
  const keys = values.map((value) => JSON.stringify(value));
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const sorted = [...counts].sort(([a, aCount], [b, bCount]) => bCount - aCount || (a < b ? -1 : 1));
  const codes = new Map(sorted.map(([key], index) => [key, codeCharacter(index)]));
  return {
    values: sorted.map(([key]) => JSON.parse(key) as Value),
    codes: keys.map((key) => codes.get(key)!).join(''),
  };
}

export const valueAt = <Value>({ values, codes }: FactColumn<Value>, position: number): Value =>
  values[codeIndex(codes.charCodeAt(position))]!;
