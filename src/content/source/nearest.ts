import { editDistance } from '../../domain/spelling';

/** The most similar word, for suggestions: 'tagLine' → 'tagline'. Null if none is similar. */
export function nearest(word: string, known: readonly string[]): string | null {
  const near = known
    .map((each) => ({ each, away: editDistance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, away }) => away <= Math.min(2, Math.floor(each.length / 3)))
    .sort((a, b) => a.away - b.away);
  return near[0]?.each ?? null;
}
