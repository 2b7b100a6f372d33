import type { CataloguePart, ListedProduct } from '../catalogue/files/catalogueFiles';
import { regionOf, type Country, type Subcountry } from '../region/regions';
import { meetsCriterion, type Criterion, type PriceOf, type SearchSort } from './criterion';
import { expandCodes } from './expandCodes';
import { parseFigures, type Meaning } from './figures';
import { isNoise, lexicon, longPhrases, noiseOnlyMeaning, type PhraseMeaning } from './lexicon';
import { correctWords } from './correctWords';
import { labelWeight } from './productDocument';
import {
  documentAt,
  intersectMatches,
  mergeMatches,
  closestToWord,
  isIncomplete,
  namesLike,
  matchPrefix,
  matchTypos,
  matchWord,
  type IsVisible,
  type MatchStrengths,
  type TextIndex,
} from './textIndex';
import { isLiteralWord, isQuestion, isStopWord, searchWords, type SearchWord } from './words';

export interface SearchTerm {
  typed: string;
  matches: MatchStrengths;
  criteria: readonly Criterion[];
  order?: SearchSort;
  /** True if the term matches all pods that do not meet its criteria. */
  isExclusion?: boolean;
  texts?: readonly string[];
  /** True if the term only ranks what matches the others. */
  isOptional?: boolean;
}

export interface SearchScope {
  region: Subcountry;
  isVisible: IsVisible;
  priceOf: PriceOf;
}

interface Reading extends SearchScope {
  index: TextIndex;
  sizes: readonly number[];
}

const criterionStrength = 4;
/** 'lemon' finds pods with that name before pods that taste of citrus. */
const looseMatchStrength = 2;
const isLoose = (criterion: Criterion) =>
  criterion.by === 'flavor' || (criterion.by === 'kind' && criterion.value === 'devices');
const textShare = 0.8;
/** Less for each larger terpene in the same pod. */
const terpeneStep = 0.5;

function criterionStrengthFor(product: ListedProduct, criterion: Criterion): number {
  if (criterion.by === 'terpene')
    return criterionStrength - terpeneStep * (product.terpenes ?? []).indexOf(criterion.value);
  return isLoose(criterion) ? looseMatchStrength : criterionStrength;
}

const partsOfCriteria: Partial<Record<Criterion['by'], readonly CataloguePart[]>> = {
  effect: ['traits'],
  flavor: ['traits'],
  terpene: ['lab'],
  ratio: ['lab', 'figures'],
  thc: ['figures'],
};

/** Until the parts have loaded, no product meets the criterion. */
function needParts(by: Criterion['by'], { catalogue }: TextIndex): void {
  for (const part of partsOfCriteria[by] ?? []) catalogue.has(part);
}

function matchCriteria(criteria: readonly Criterion[], reading: Reading): MatchStrengths {
  const matches = new Map<number, number>();
  if (!criteria.length) return matches;
  for (const { by } of criteria) needParts(by, reading.index);
  reading.index.documents.forEach(({ product }, documentIndex) => {
    if (!product || !reading.isVisible(documentIndex)) return;
    const met = criteria.find((criterion) => meetsCriterion(product, criterion, reading));
    if (met) matches.set(documentIndex, criterionStrengthFor(product, met));
  });
  return matches;
}

function matchOtherPods(criteria: readonly Criterion[], reading: Reading): MatchStrengths {
  const met = matchCriteria(criteria, reading);
  const matches = new Map<number, number>();
  if (!met.size) return matches;
  reading.index.documents.forEach(({ product }, documentIndex) => {
    if (product?.productType === 'oil' && !met.has(documentIndex) && reading.isVisible(documentIndex))
      matches.set(documentIndex, looseMatchStrength);
  });
  return matches;
}

const matchText = (words: readonly SearchWord[], { index, isVisible }: Reading): MatchStrengths =>
  intersectMatches(words.map(({ stem }) => matchWord(index, stem, isVisible)));

const createTerm = (typed: string, { criteria, order }: Meaning, matches: MatchStrengths): SearchTerm => ({
  typed,
  criteria,
  order,
  matches,
});

const typedOf = (words: readonly SearchWord[]): string => words.map(({ typed }) => typed).join(' ');

/** Ignores product labels: the label 'Distilled Live Resin' contains 'live resin', which is another extraction. */
const matchNames = (words: readonly SearchWord[], reading: Reading): MatchStrengths =>
  new Map(
    [...matchText(words, reading)].filter(
      ([documentIndex, strength]) => strength > labelWeight || !documentAt(reading.index, documentIndex).product,
    ),
  );

function phraseTerm(words: readonly SearchWord[], meaning: PhraseMeaning, reading: Reading): SearchTerm {
  const others = meaning.texts.map((text) => {
    const found = matchText(searchWords(text), reading);
    return new Map([...found].map(([documentIndex, strength]) => [documentIndex, strength * textShare]));
  });
  const wordMatches = meaning.criteria.length ? matchNames(words, reading) : matchText(words, reading);
  const matches = mergeMatches(matchCriteria(meaning.criteria, reading), wordMatches, ...others);
  return { ...createTerm(typedOf(words), meaning, matches), texts: meaning.texts };
}

const minPrefixLength = 3;

/** Omits sort orders, which would rearrange all results with each typed letter. */
function criteriaWithPrefix(text: string): Criterion[] {
  if (text.length < minPrefixLength) return [];
  return [...lexicon].flatMap(([key, { criteria, order }]) => (key.startsWith(text) && !order ? criteria : []));
}

const negations = new Set('not no non without except sans sauf pas'.split(' '));

/** Finds the words in any order: 'rosin indica live' contains 'live rosin'. */
function findPhrase(phrase: readonly string[], words: readonly SearchWord[]): SearchWord[] | null {
  // Finds negations only in order: 'strong not cheap' does not contain 'not strong'.
  if (negations.has(phrase[0]!)) {
    const start = words.findIndex((_, from) => phrase.every((stem, offset) => words[from + offset]?.stem === stem));
    return start < 0 ? null : words.slice(start, start + phrase.length);
  }
  const found = phrase.flatMap((stem) => words.find((word) => word.stem === stem) ?? []);
  return found.length === phrase.length ? words.filter((word) => found.includes(word)) : null;
}

function extractPhrases(words: readonly SearchWord[], reading: Reading): { terms: SearchTerm[]; rest: SearchWord[] } {
  const terms: SearchTerm[] = [];
  let rest = [...words];
  for (const { words: phrase, meaning } of longPhrases) {
    const found = findPhrase(phrase, rest);
    if (!found) continue;
    terms.push(phraseTerm(found, meaning, reading));
    rest = rest.filter((word) => !found.includes(word));
  }
  return { terms, rest };
}

/** Matches a phrase whose second word is being typed: 'live ros'. */
function unfinishedPhrase(words: readonly SearchWord[], reading: Reading): SearchTerm | null {
  const [before, last] = words.slice(-2);
  if (!before || !last || lexicon.has(last.stem)) return null;
  const criteria = criteriaWithPrefix(`${before.stem} ${last.folded}`);
  return criteria.length ? createTerm(typedOf([before, last]), { criteria }, matchCriteria(criteria, reading)) : null;
}

/** Shorter words match by prefix only at the end of the search: elsewhere, 'san' is not 'Sandalwood'. */
const minAbbreviationLength = 4;
/** The weight of prefix matches next to exact ones: 'card' finds answers about cards before 'Cardamom'. */
const prefixShare = 0.15;
const minNumberLength = 3;

function matchUnfinished(word: SearchWord, isLast: boolean, { index, isVisible }: Reading): MatchStrengths {
  const { length } = word.folded;
  const isFinished = /^\d/.test(word.folded) ? length < minNumberLength : !isLast && length < minAbbreviationLength;
  return isFinished ? new Map() : matchPrefix(index, word, isVisible);
}

/** Matches exactly, then by prefix, then by a likely correction. */
function wordTerm(word: SearchWord, isLast: boolean, reading: Reading): SearchTerm {
  const { index, isVisible } = reading;
  const exact = matchWord(index, word.stem, isVisible);
  if (isLiteralWord(word.folded)) return createTerm(word.typed, { criteria: [] }, exact);
  // The shopper may still be typing the last word: 'lem'.
  const criteria = isLast && !exact.size ? criteriaWithPrefix(word.folded) : [];
  const unfinished = isLast || !exact.size ? matchUnfinished(word, isLast, reading) : new Map<number, number>();
  const share = exact.size ? prefixShare : 1;
  const prefixMatches = new Map([...unfinished].map(([documentIndex, strength]) => [documentIndex, strength * share]));
  const found = mergeMatches(exact, prefixMatches, matchCriteria(criteria, reading));
  if (found.size || word.isCorrected || isIncomplete(index)) return createTerm(word.typed, { criteria: [] }, found);
  const { nearest } = closestToWord(word, namesLike(index, word.folded, isVisible));
  return createTerm(word.typed, { criteria: [] }, matchTypos(index, nearest, isVisible));
}

const postalCodes: Record<Country, RegExp> = { us: /^\d{5}$/, ca: /^[a-z]\d[a-z](?:\d[a-z]\d)?$/ };

/** Ranks documents by the length of their matching postal code. */
function postalTerm({ typed, folded }: SearchWord, { index, isVisible, region }: Reading): SearchTerm | null {
  if (!postalCodes[regionOf(region).country].test(folded)) return null;
  const matches = new Map<number, number>();
  index.documents.forEach(({ postalCodes: prefixes = [] }, documentIndex) => {
    const digits = prefixes.filter((code) => folded.startsWith(code)).map(({ length }) => Math.max(length, 1));
    if (digits.length && isVisible(documentIndex)) matches.set(documentIndex, Math.max(...digits));
  });
  return createTerm(typed, { criteria: [] }, matches);
}

const isSingleDigit = ({ folded }: SearchWord) => /^\d$/.test(folded);
const isMeaningful = (word: SearchWord) => !isStopWord(word.folded) && !isNoise(word.folded) && !isSingleDigit(word);

const excluded: ReadonlySet<Criterion['by']> = new Set(['plant', 'method', 'effect', 'flavor', 'terpene']);
const maxPhraseLength = 4;

/** 'de live resin' → 'live resin'. */
function excludedPhrase(words: readonly SearchWord[]): { length: number; criteria: readonly Criterion[] } | null {
  const skipped = words.findIndex(({ folded }) => !isStopWord(folded) && !isNoise(folded));
  if (skipped < 0) return null;
  for (let length = maxPhraseLength; length > 0; length -= 1) {
    const phrase = words.slice(skipped, skipped + length);
    const criteria = lexicon.get(phrase.map(({ stem }) => stem).join(' '))?.criteria ?? [];
    if (criteria.length && criteria.every(({ by }) => excluded.has(by)))
      return { length: skipped + phrase.length, criteria };
  }
  return null;
}

/** Extracts 'not sativa', but not lexicon phrases such as 'sans solvant'. */
function extractExclusions(
  words: readonly SearchWord[],
  reading: Reading,
): { terms: SearchTerm[]; rest: SearchWord[] } {
  const terms: SearchTerm[] = [];
  const rest: SearchWord[] = [];
  for (let position = 0; position < words.length; position += 1) {
    const word = words[position]!;
    const isNegation = negations.has(word.folded) && !lexicon.has(`${word.stem} ${words[position + 1]?.stem}`);
    const phrase = isNegation ? excludedPhrase(words.slice(position + 1)) : null;
    if (phrase) {
      const typed = typedOf(words.slice(position, position + 1 + phrase.length));
      const matches = matchOtherPods(phrase.criteria, reading);
      terms.push({ ...createTerm(typed, { criteria: [] }, matches), isExclusion: true });
      position += phrase.length;
    } else rest.push(word);
  }
  return { terms, rest };
}

function wordTerms(words: readonly SearchWord[], reading: Reading): SearchTerm[] {
  const exclusions = extractExclusions(words, reading);
  const { terms, rest } = extractPhrases(exclusions.rest, reading);
  const unfinished = unfinishedPhrase(rest, reading);
  const singles = (unfinished ? rest.slice(0, -2) : rest).flatMap((word) => {
    const meaning = lexicon.get(word.stem);
    if (meaning) return [phraseTerm([word], meaning, reading)];
    if (!isMeaningful(word)) return [];
    return [postalTerm(word, reading) ?? wordTerm(word, word === words.at(-1), reading)];
  });
  return [...exclusions.terms, ...terms, ...singles, ...(unfinished ? [unfinished] : [])];
}

/** 'pods', 'cannabis' or 'vape', but no order such as 'newest'. */
const isAnyPod = ({ criteria: [first], order }: SearchTerm): boolean =>
  first?.by === 'kind' && first.value !== 'devices' && !order;

/** An answer may not repeat what the shop sells: 'can I return my vape' asks about returns, 'prix des capsules' about prices. */
function markOptional(terms: readonly SearchTerm[], asksQuestion: boolean, index: TextIndex): SearchTerm[] {
  const topics = terms.filter((term) => !isAnyPod(term));
  const areAboutPods = topics.some(({ matches }) =>
    [...matches.keys()].some((each) => documentAt(index, each).product),
  );
  const isOptional = topics.some(({ matches }) => matches.size > 0) && (asksQuestion || !areAboutPods);
  return terms.map((term) => (isOptional && isAnyPod(term) ? { ...term, isOptional } : term));
}

export const sizeCriteria = (meanings: readonly Meaning[]) =>
  meanings.flatMap(({ criteria }) => criteria.filter((each) => each.by === 'size'));

export function parseTerms(text: string, index: TextIndex, scope: SearchScope): SearchTerm[] {
  const { figures, rest } = parseFigures(expandCodes(text));
  const sized = matchCriteria(sizeCriteria(figures), { ...scope, index, sizes: [] });
  const reading = { ...scope, index, sizes: sized.size ? sizeCriteria(figures).map(({ grams }) => grams) : [] };
  const words = correctWords(searchWords(rest), index, scope.isVisible);
  const terms = [
    ...figures.map((figure) => createTerm(figure.typed, figure, matchCriteria(figure.criteria, reading))),
    ...wordTerms(words, reading),
  ];
  if (terms.length) return markOptional(terms, isQuestion(text), index);
  if (words.some(({ folded }) => isNoise(folded)))
    return [phraseTerm(words, noiseOnlyMeaning(words.map(({ folded }) => folded)), reading)];
  // Words such as 'in' alone match nothing yet, because the shopper may have just begun.
  return words
    .filter((word) => !isSingleDigit(word))
    .map((word, position, meaningful) => wordTerm(word, position === meaningful.length - 1, reading));
}
