const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The runs of three words in a text. */
function shingles(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}

/** How much two texts share: the runs of three words in both, as a share of those in either. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of a) if (b.has(each)) shared += 1;
  return shared / (a.size + b.size - shared || 1);
}

/** Sentences, without what differs in punctuation alone. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => wordsOf(sentence).join(' '))
    .filter(Boolean);

/** Pairs of texts that share at least `threshold` of their runs of three words. */
export function nearDuplicates(texts: ReadonlyMap<string, string>, threshold: number): string[] {
  const all = [...texts].map(([name, text]) => [name, shingles(text)] as const);
  return all.flatMap(([name, own], at) =>
    all.slice(at + 1).flatMap(([other, theirs]) => {
      const share = similarity(own, theirs);
      return share >= threshold ? [`${name} and ${other}: ${share.toFixed(2)}`] : [];
    }),
  );
}
