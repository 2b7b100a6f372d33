import { editDistance } from '../../domain/text/spelling';

/** Suggests a correction: 'tagLine' → 'tagline'. Returns null if no word is similar. */
export function mostSimilarWord(word: string, candidates: readonly string[]): string | null {
  const near = candidates
    .map((each) => ({ each, away: editDistance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, away }) => away <= Math.min(2, Math.floor(each.length / 3)))
    .sort((a, b) => a.away - b.away);
  return near[0]?.each ?? null;
}
