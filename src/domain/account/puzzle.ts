export const puzzleInput = (challenge: string, puzzle: number, solution: number): string =>
  `${challenge}.${puzzle}.${solution}`;

export function hasLeadingZeroBits(hash: Uint8Array, bits: number): boolean {
  const bytes = bits >> 3;
  for (let index = 0; index < bytes; index += 1) if (hash[index] !== 0) return false;
  return (hash[bytes] ?? 0) >> (8 - (bits & 7)) === 0;
}
