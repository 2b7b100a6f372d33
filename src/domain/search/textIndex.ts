import type { Catalogue } from '../catalogue/files/catalogue';
import { fromGaps, type ListedProduct, type WordsFile } from '../catalogue/files/catalogueFiles';
import { editDistance } from '../text/spelling';
import { isLiteralWord, isStopWord, maxTypos, searchWords, type SearchWord } from './words';

export interface SearchDocument {
  /** Null for products, the words of whose titles load on demand. */
  title: string | null;
  fields: readonly (readonly [text: string, weight: number])[];
  product: ListedProduct | null;
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

/** Documents that load on demand, with each letter that begins a word of theirs. */
export type FindMore = (letter: string) => Iterable<[documentIndex: number, SearchDocument]>;

export interface TextIndex {
  /** The products of the catalogue, by position, and other documents. */
  documents: readonly SearchDocument[];
  /** Documents that have loaded on demand, by index. */
  more: Map<number, SearchDocument>;
  findMore: FindMore;
  catalogue: Catalogue;
  words: Map<string, Map<number, number>>;
  /** Typos are only corrected to these: long texts contain a word that resembles almost any typo. */
  names: Set<string>;
  addedFiles: Set<WordsFile>;
}

/** Of products and makers. No other field has as much. */
export const titleWeight = 4;

const nameWeight = 2;

export function buildTextIndex(
  documents: readonly SearchDocument[],
  catalogue: Catalogue,
  findMore: FindMore,
): TextIndex {
  const added = { words: new Map(), names: new Set<string>(), addedFiles: new Set<WordsFile>() };
  const index: TextIndex = { documents, catalogue, more: new Map(), findMore, ...added };
  documents.forEach((document, documentIndex) => addDocument(index, documentIndex, document));
  return index;
}

function addDocument({ words, names }: TextIndex, documentIndex: number, { fields }: SearchDocument): void {
  for (const [text, weight] of fields)
    for (const { folded, stem } of searchWords(text)) {
      const found = words.get(stem) ?? new Map<number, number>();
      words.set(stem, found.set(documentIndex, Math.max(weight, found.get(documentIndex) ?? 0)));
      if (weight >= nameWeight && !isStopWord(folded)) names.add(stem);
    }
}

export const documentAt = ({ documents, more }: TextIndex, documentIndex: number): SearchDocument =>
  documents[documentIndex] ?? more.get(documentIndex)!;

function addTitles({ words, names }: TextIndex, file: WordsFile): void {
  for (const [stem, gaps] of Object.entries(file)) {
    const found = words.get(stem) ?? new Map<number, number>();
    for (const position of fromGaps(gaps)) found.set(position, titleWeight);
    words.set(stem, found);
    if (!isStopWord(stem)) names.add(stem);
  }
}

/**
 * Adds what has words in the title that begin with this letter. Until the files have loaded, they are missing in the
 * catalogue.
 */
function needTitles(index: TextIndex, letter: string | undefined): void {
  if (letter === undefined) return;
  for (const [documentIndex, document] of index.findMore(letter)) {
    if (index.more.has(documentIndex)) continue;
    index.more.set(documentIndex, document);
    addDocument(index, documentIndex, document);
  }
  const file = index.catalogue.words(letter);
  if (!file || index.addedFiles.has(file)) return;
  index.addedFiles.add(file);
  addTitles(index, file);
}

/** While words are missing, an unknown word is no typo yet, and asks for no words that it may stand for. */
export const isIncomplete = ({ catalogue }: TextIndex): boolean => catalogue.missing.size > 0;

export function strengthsOf(index: TextIndex, stem: string): MatchStrengths {
  needTitles(index, stem[0]);
  return index.words.get(stem) ?? new Map();
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
  index: TextIndex,
  stems: readonly string[],
  { share, isVisible }: { share: number; isVisible: IsVisible },
) {
  const result = new Map<number, number>();
  for (const stem of stems)
    for (const [documentIndex, weight] of strengthsOf(index, stem))
      if (isVisible(documentIndex)) result.set(documentIndex, Math.max(weight * share, result.get(documentIndex) ?? 0));
  return result;
}

export const matchWord = (index: TextIndex, stem: string, isVisible: IsVisible): Map<number, number> =>
  matchWords(index, [stem], { share: 1, isVisible });

export function matchPrefix(index: TextIndex, { folded, stem }: SearchWord, isVisible: IsVisible): Map<number, number> {
  needTitles(index, folded[0]);
  const words = [...index.words.keys()].filter((word) => word !== stem && word.startsWith(folded));
  return matchWords(index, words, { share: prefixShare, isVisible });
}

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

function isNameVisible({ words }: TextIndex, name: string, isVisible: IsVisible): boolean {
  for (const documentIndex of words.get(name)!.keys()) if (isVisible(documentIndex)) return true;
  return false;
}

/** Sorted, because the order in which names have loaded must not decide between two that are equally close. */
export function namesLike(index: TextIndex, typed: string, isVisible: IsVisible): string[] {
  needTitles(index, typed[0]);
  needTitles(index, typed[1]);
  return [...index.names].filter((name) => beginsAlike(typed, name) && isNameVisible(index, name, isVisible)).sort();
}

export function isPrefixOfName(index: TextIndex, folded: string, isVisible: IsVisible): boolean {
  needTitles(index, folded[0]);
  return [...index.names].some((name) => name.startsWith(folded) && isNameVisible(index, name, isVisible));
}

const looseShare = 1 / 3;

/** The first document whose title has one of these words. */
function firstWithTitle(index: TextIndex, stems: readonly string[], isVisible: IsVisible): number {
  const found = stems.flatMap((stem) =>
    [...strengthsOf(index, stem)].flatMap(([documentIndex, strength]) => {
      const { product, isName } = documentAt(index, documentIndex);
      return strength >= titleWeight && (product || isName) && isVisible(documentIndex) ? [documentIndex] : [];
    }),
  );
  return Math.min(...found);
}

/** The name that a text without results comes closest to, in typos per letter. */
export function closestTitle(text: string, index: TextIndex, isVisible: IsVisible): number | null {
  let best: { documentIndex: number; share: number } | null = null;
  for (const { folded } of searchWords(text)) {
    const candidates = namesLike(index, folded, isVisible).filter((name) =>
      Number.isFinite(firstWithTitle(index, [name], isVisible)),
    );
    const { nearest, distance } = closestWords(folded, candidates, Math.floor(folded.length * looseShare));
    const share = distance / folded.length;
    if (nearest.length && (!best || share < best.share))
      best = { documentIndex: firstWithTitle(index, nearest, isVisible), share };
  }
  return best?.documentIndex ?? null;
}
