import type { ProductSummary } from '../catalogue/productSummary';
import { editDistance } from '../text/spelling';
import { isLiteralWord, isStopWord, maxTypos, searchWords, type SearchWord } from './words';

export interface SearchDocument {
  title: string;
  fields: readonly (readonly [text: string, weight: number])[];
  product: ProductSummary | null;
  /** Full codes or their prefixes. */
  postalCodes?: readonly string[];
}

export type MatchStrengths = ReadonlyMap<number, number>;

export type IsVisible = (documentIndex: number) => boolean;

export interface TextIndex {
  documents: readonly SearchDocument[];
  words: ReadonlyMap<string, MatchStrengths>;
  /** Typos are only corrected to these: long texts contain a word that resembles almost any typo. */
  names: ReadonlySet<string>;
}

const nameWeight = 2;

export function buildTextIndex(documents: readonly SearchDocument[]): TextIndex {
  const words = new Map<string, Map<number, number>>();
  const names = new Set<string>();
  documents.forEach(({ fields }, documentIndex) => {
    for (const [text, weight] of fields)
      for (const { folded, stem } of searchWords(text)) {
        const found = words.get(stem) ?? new Map<number, number>();
        words.set(stem, found.set(documentIndex, Math.max(weight, found.get(documentIndex) ?? 0)));
        if (weight >= nameWeight && !isStopWord(folded)) names.add(stem);
      }
  });
  return { documents, words, names };
}

export function mergeMatches(...all: readonly MatchStrengths[]): Map<number, number> {
  const result = new Map<number, number>();
  for (const each of all)
    for (const [documentIndex, strength] of each)
      result.set(documentIndex, Math.max(strength, result.get(documentIndex) ?? 0));
  return result;
}

export function intersectMatches(all: readonly MatchStrengths[]): Map<number, number> {
  const [first = new Map<number, number>(), ...rest] = all;
  const result = new Map<number, number>();
  for (const [documentIndex, strength] of first)
    if (rest.every((each) => each.has(documentIndex)))
      result.set(documentIndex, Math.min(strength, ...rest.map((each) => each.get(documentIndex)!)));
  return result;
}

const prefixShare = 0.6;
const typoShare = 0.4;

function matchWords(
  { words }: TextIndex,
  stems: readonly string[],
  { share, isVisible }: { share: number; isVisible: IsVisible },
) {
  const result = new Map<number, number>();
  for (const stem of stems)
    for (const [documentIndex, weight] of words.get(stem) ?? [])
      if (isVisible(documentIndex)) result.set(documentIndex, Math.max(weight * share, result.get(documentIndex) ?? 0));
  return result;
}

export const matchWord = (index: TextIndex, stem: string, isVisible: IsVisible): Map<number, number> =>
  matchWords(index, [stem], { share: 1, isVisible });

export const matchPrefix = (
  index: TextIndex,
  { folded, stem }: SearchWord,
  isVisible: IsVisible,
): Map<number, number> =>
  matchWords(
    index,
    [...index.words.keys()].filter((word) => word !== stem && word.startsWith(folded)),
    { share: prefixShare, isVisible },
  );

/** Typos seldom change the first letter, but may swap it with the second: 'cash' does not mean 'hash'. */
const beginsAlike = (typed: string, candidate: string): boolean =>
  typed[0] === candidate[0] || (typed[0] === candidate[1] && typed[1] === candidate[0]);

const shortLength = 4;
const lettersOf = (word: string): string => [...word].sort().join('');

/** In a short word, another letter makes another word: 'same' does not mean 'sale'. */
const isOtherWord = (typed: string, candidate: string): boolean =>
  typed.length <= shortLength && typed.length === candidate.length && lettersOf(typed) !== lettersOf(candidate);

export function closestWords(typed: string, candidates: Iterable<string>, maxDistance = maxTypos(typed.length)) {
  let distance = maxDistance;
  let nearest: string[] = [];
  if (isLiteralWord(typed)) return { nearest, distance };
  for (const candidate of candidates) {
    if (!beginsAlike(typed, candidate) || isOtherWord(typed, candidate)) continue;
    const candidateDistance = editDistance(typed, candidate, distance);
    if (candidateDistance > distance) continue;
    if (candidateDistance < distance) nearest = [];
    distance = candidateDistance;
    nearest.push(candidate);
  }
  return { nearest, distance };
}

export const matchTypos = (index: TextIndex, stems: readonly string[], isVisible: IsVisible): Map<number, number> =>
  matchWords(index, stems, { share: typoShare, isVisible });

export const visibleNames = ({ words, names }: TextIndex, isVisible: IsVisible): string[] =>
  [...names].filter((name) => [...words.get(name)!.keys()].some(isVisible));

const looseShare = 1 / 3;

export function closestTitle(text: string, index: TextIndex, isVisible: IsVisible): number | null {
  const names = visibleNames(index, isVisible);
  const found = mergeMatches(
    ...searchWords(text).map(({ folded }) => {
      const { nearest } = closestWords(folded, names, Math.floor(folded.length * looseShare));
      return matchTypos(index, nearest, isVisible);
    }),
  );
  const [best] = [...found].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best?.[0] ?? null;
}
