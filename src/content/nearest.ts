import { editDistance } from '../domain/spelling';

/** The known word that somebody may have meant: 'tagLine' → 'tagline'; null where none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const near = known
    .map((each) => ({ each, away: editDistance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, away }) => away <= Math.min(2, Math.floor(each.length / 3)))
    .sort((a, b) => a.away - b.away);
  return near[0]?.each ?? null;
}
