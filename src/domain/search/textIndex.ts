import type { ProductSummary } from '../catalogue/productSummary';
import { editDistance } from '../text/spelling';
import { isLiteralWord, isStopWord, maxTypos, searchWords, type SearchWord } from './words';

export interface SearchDocument {
  title: string;
  fields: readonly (readonly [text: string, weight: number])[];
  product: ProductSummary | null;
  /** True if the title is a name that a typo may stand for. Products' titles always are. */
  isName?: boolean;
  /** True if words of the lexicon are not enough: 'store' alone does not ask for the stores of each town. */
  needsName?: boolean;
  /** True for answers and guides, which come first if the search asks a question. */
  isAnswer?: boolean;
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

/** Compares the word as typed, then without its plural ending, because candidates have none. */
export function closestToWord({ folded, stem }: SearchWord, candidates: Iterable<string>) {
  const typed = closestWords(folded, candidates);
  return typed.nearest.length || stem === folded ? typed : closestWords(stem, candidates);
}

export const matchTypos = (index: TextIndex, stems: readonly string[], isVisible: IsVisible): Map<number, number> =>
  matchWords(index, stems, { share: typoShare, isVisible });

export const visibleNames = ({ words, names }: TextIndex, isVisible: IsVisible): string[] =>
  [...names].filter((name) => [...words.get(name)!.keys()].some(isVisible));

const looseShare = 1 / 3;

/** The name that a text without results comes closest to, in typos per letter. */
export function closestTitle(text: string, { documents }: TextIndex, isVisible: IsVisible): number | null {
  const titles = documents.flatMap(({ title, product, isName }, documentIndex) =>
    (product || isName) && isVisible(documentIndex)
      ? [{ documentIndex, stems: searchWords(title).map(({ stem }) => stem) }]
      : [],
  );
  const candidates = new Set(titles.flatMap(({ stems }) => stems));
  let best: { documentIndex: number; share: number } | null = null;
  for (const { folded } of searchWords(text)) {
    const { nearest, distance } = closestWords(folded, candidates, Math.floor(folded.length * looseShare));
    const share = distance / folded.length;
    const found = titles.find(({ stems }) => stems.some((stem) => nearest.includes(stem)));
    if (found && (!best || share < best.share)) best = { documentIndex: found.documentIndex, share };
  }
  return best?.documentIndex ?? null;
}
