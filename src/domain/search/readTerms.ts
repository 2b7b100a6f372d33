import { meetsCriterion, type Criterion, type PriceOf, type SearchSort } from './criterion';
import { expandCodes } from './codes';
import { parseFigures, type Meaning } from './figures';
import { isNoise, lexicon, longPhrases, noiseOnlyMeaning, type PhraseMeaning } from './lexicon';
import { correctWords } from './mendWords';
import { labelWeight } from './productDocument';
import {
  intersectionOf,
  unionOf,
  closestWords,
  visibleNames,
  matchPrefix,
  matchTypos,
  matchWord,
  type IsVisible,
  type MatchStrengths,
  type TextIndex,
} from './textIndex';
import { isLiteralWord, isStopWord, searchWords, type SearchWord } from './words';

/** A part of a search, and the documents that match it. */
export interface SearchTerm {
  typed: string;
  matches: MatchStrengths;
  criteria: readonly Criterion[];
  order?: SearchSort;
  /** True for what is not wanted. Its matches are all others. */
  isExclusion?: boolean;
  /** Other words for it, which find titles as typed ones do. */
  texts?: readonly string[];
}

export interface SearchScope {
  isSeen: IsVisible;
  priceOf: PriceOf;
}

interface Reading extends SearchScope {
  index: TextIndex;
  /** The sizes that the search asks for, in grams. */
  sizes: readonly number[];
}

const criterionStrength = 4;
/** Below a title's: 'lemon' finds pods of that name before others that taste of citrus, and 'battery' it before kits. */
const looseStrength = 2;
const isLoose = (criterion: Criterion) =>
  criterion.by === 'flavor' || (criterion.by === 'kind' && criterion.value === 'devices');
/** Another way to say it, which the shopper did not type. */
const textShare = 0.8;

function withCriteria(criteria: readonly Criterion[], reading: Reading): MatchStrengths {
  const made = new Map<number, number>();
  if (!criteria.length) return made;
  reading.index.documents.forEach(({ product }, place) => {
    if (!product || !reading.isSeen(place)) return;
    const met = criteria.find((criterion) => meetsCriterion(product, criterion, reading));
    if (met) made.set(place, isLoose(met) ? looseStrength : criterionStrength);
  });
  return made;
}

/** The pods that meet none of the criteria, if any pod meets one. */
function withoutCriteria(criteria: readonly Criterion[], reading: Reading): MatchStrengths {
  const met = withCriteria(criteria, reading);
  const made = new Map<number, number>();
  if (!met.size) return made;
  reading.index.documents.forEach(({ product }, place) => {
    if (product?.productType === 'oil' && !met.has(place) && reading.isSeen(place)) made.set(place, looseStrength);
  });
  return made;
}

const withText = (words: readonly SearchWord[], { index, isSeen }: Reading): MatchStrengths =>
  intersectionOf(words.map(({ stem }) => matchWord(index, stem, isSeen)));

const meant = (typed: string, { criteria, order }: Meaning, matches: MatchStrengths): SearchTerm => ({
  typed,
  criteria,
  order,
  matches,
});

const typedOf = (words: readonly SearchWord[]): string => words.map(({ typed }) => typed).join(' ');

/**
 * The names with the words of a phrase. Not the plant types and extractions that contain them: live resin is another
 * extraction than distilled live resin.
 */
const withNames = (words: readonly SearchWord[], reading: Reading): MatchStrengths =>
  new Map(
    [...withText(words, reading)].filter(
      ([place, strength]) => strength > labelWeight || !reading.index.documents[place]!.product,
    ),
  );

function phraseTerm(words: readonly SearchWord[], meaning: PhraseMeaning, reading: Reading): SearchTerm {
  const others = meaning.texts.map((text) => {
    const found = withText(searchWords(text), reading);
    return new Map([...found].map(([place, strength]) => [place, strength * textShare]));
  });
  const own = meaning.criteria.length ? withNames(words, reading) : withText(words, reading);
  const matches = unionOf(withCriteria(meaning.criteria, reading), own, ...others);
  return { ...meant(typedOf(words), meaning, matches), texts: meaning.texts };
}

/** The shortest beginning of a phrase that is understood while it is typed. */
const shortestBeginning = 3;

/** The criteria of all phrases that begin like this. Without orders, which would rearrange everything between letters. */
function criteriaBeginning(text: string): Criterion[] {
  if (text.length < shortestBeginning) return [];
  return [...lexicon].flatMap(([key, { criteria, order }]) => (key.startsWith(text) && !order ? criteria : []));
}

const negations = new Set('not no non without except sans sauf pas'.split(' '));

/** The words of a phrase among others, in any order: 'rosin indica live' has 'live rosin'. Null if one is missing. */
function findPhrase(phrase: readonly string[], words: readonly SearchWord[]): SearchWord[] | null {
  // In another order, 'strong not cheap' has 'not strong'.
  if (negations.has(phrase[0]!)) {
    const at = words.findIndex((_, start) => phrase.every((stem, place) => words[start + place]?.stem === stem));
    return at < 0 ? null : words.slice(at, at + phrase.length);
  }
  const found = phrase.flatMap((stem) => words.find((word) => word.stem === stem) ?? []);
  return found.length === phrase.length ? words.filter((word) => found.includes(word)) : null;
}

/** Takes the phrases of several words out of the words. */
function takePhrases(words: readonly SearchWord[], reading: Reading): { terms: SearchTerm[]; rest: SearchWord[] } {
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

/** A phrase of two words of which the second is not finished: 'live ros'. */
function begunPhrase(words: readonly SearchWord[], reading: Reading): SearchTerm | null {
  const [before, last] = words.slice(-2);
  if (!before || !last || lexicon.has(last.stem)) return null;
  const criteria = criteriaBeginning(`${before.stem} ${last.folded}`);
  return criteria.length ? meant(typedOf([before, last]), { criteria }, withCriteria(criteria, reading)) : null;
}

/** A word that is followed by others is finished, unless it is at least this long: 'san' is not 'Sandalwood'. */
const shortestAbbreviation = 4;
/** Below the weight of long texts: 'card' finds the answer about cards before a title with 'Cardamom'. */
const continuedShare = 0.15;
const shortestNumber = 3;

/** The documents with words that begin like a word. */
function withBeginning(word: SearchWord, isLast: boolean, { index, isSeen }: Reading): MatchStrengths {
  const { length } = word.folded;
  const isFinished = /^\d/.test(word.folded) ? length < shortestNumber : !isLast && length < shortestAbbreviation;
  return isFinished ? new Map() : matchPrefix(index, word, isSeen);
}

/** The documents that match a word of no phrase: exactly, else by its beginning, else by a likely correction. */
function wordTerm(word: SearchWord, isLast: boolean, reading: Reading): SearchTerm {
  const { index, isSeen } = reading;
  const exact = matchWord(index, word.stem, isSeen);
  if (isLiteralWord(word.folded)) return meant(word.typed, { criteria: [] }, exact);
  // A last word may not be finished: 'lem'.
  const criteria = isLast && !exact.size ? criteriaBeginning(word.folded) : [];
  const begun = isLast || !exact.size ? withBeginning(word, isLast, reading) : new Map<number, number>();
  const share = exact.size ? continuedShare : 1;
  const continued = new Map([...begun].map(([place, strength]) => [place, strength * share]));
  const found = unionOf(exact, continued, withCriteria(criteria, reading));
  if (found.size) return meant(word.typed, { criteria: [] }, found);
  const { nearest } = closestWords(word.folded, visibleNames(index, isSeen));
  return meant(word.typed, { criteria: [] }, matchTypos(index, nearest, isSeen));
}

const postalCode = /^(?:\d{5}|[a-z]\d[a-z](?:\d[a-z]\d)?)$/;

/** The entries of a postal code: those that name the most of its digits first. */
function postalTerm({ typed, folded }: SearchWord, { index, isSeen }: Reading): SearchTerm | null {
  if (!postalCode.test(folded)) return null;
  const matches = new Map<number, number>();
  index.documents.forEach(({ postalCodes = [] }, place) => {
    const digits = postalCodes.filter((code) => folded.startsWith(code)).map(({ length }) => Math.max(length, 1));
    if (digits.length && isSeen(place)) matches.set(place, Math.max(...digits));
  });
  return meant(typed, { criteria: [] }, matches);
}

const isSingleDigit = ({ folded }: SearchWord) => /^\d$/.test(folded);
const isMeaningful = (word: SearchWord) => !isStopWord(word.folded) && !isNoise(word.folded) && !isSingleDigit(word);

/** The properties that a search can exclude. */
const excluded: ReadonlySet<Criterion['by']> = new Set(['plant', 'method', 'effect', 'flavor']);
const longestPhrase = 4;

/** The longest phrase at the start of words that names properties to exclude: 'de live resin' → 'live resin'. */
function excludedPhrase(words: readonly SearchWord[]): { length: number; criteria: readonly Criterion[] } | null {
  const skipped = words.findIndex(({ folded }) => !isStopWord(folded) && !isNoise(folded));
  if (skipped < 0) return null;
  for (let length = longestPhrase; length > 0; length -= 1) {
    const phrase = words.slice(skipped, skipped + length);
    const criteria = lexicon.get(phrase.map(({ stem }) => stem).join(' '))?.criteria ?? [];
    if (criteria.length && criteria.every(({ by }) => excluded.has(by)))
      return { length: skipped + phrase.length, criteria };
  }
  return null;
}

/** Takes what is not wanted out of the words: 'not sativa'. Leaves phrases such as 'sans solvant'. */
function takeExclusions(words: readonly SearchWord[], reading: Reading): { terms: SearchTerm[]; rest: SearchWord[] } {
  const terms: SearchTerm[] = [];
  const rest: SearchWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const isNegation = negations.has(word.folded) && !lexicon.has(`${word.stem} ${words[at + 1]?.stem}`);
    const phrase = isNegation ? excludedPhrase(words.slice(at + 1)) : null;
    if (phrase) {
      const typed = typedOf(words.slice(at, at + 1 + phrase.length));
      const matches = withoutCriteria(phrase.criteria, reading);
      terms.push({ ...meant(typed, { criteria: [] }, matches), isExclusion: true });
      at += phrase.length;
    } else rest.push(word);
  }
  return { terms, rest };
}

function wordTerms(words: readonly SearchWord[], reading: Reading): SearchTerm[] {
  const exclusions = takeExclusions(words, reading);
  const { terms, rest } = takePhrases(exclusions.rest, reading);
  const begun = begunPhrase(rest, reading);
  const singles = (begun ? rest.slice(0, -2) : rest).flatMap((word) => {
    const meaning = lexicon.get(word.stem);
    if (meaning) return [phraseTerm([word], meaning, reading)];
    if (!isMeaningful(word)) return [];
    return [postalTerm(word, reading) ?? wordTerm(word, word === words.at(-1), reading)];
  });
  return [...exclusions.terms, ...terms, ...singles, ...(begun ? [begun] : [])];
}

export const sizeCriteria = (parts: readonly Meaning[]) =>
  parts.flatMap(({ criteria }) => criteria.filter((each) => each.by === 'size'));

/** Reads a search into its parts: figures, phrases with a meaning, and words. */
export function parseTerms(text: string, index: TextIndex, scope: SearchScope): SearchTerm[] {
  const { figures, rest } = parseFigures(expandCodes(text));
  const sized = withCriteria(sizeCriteria(figures), { ...scope, index, sizes: [] });
  const reading = { ...scope, index, sizes: sized.size ? sizeCriteria(figures).map(({ grams }) => grams) : [] };
  const words = correctWords(searchWords(rest), index, scope.isSeen);
  const terms = [
    ...figures.map((figure) => meant(figure.typed, figure, withCriteria(figure.criteria, reading))),
    ...wordTerms(words, reading),
  ];
  if (terms.length) return terms;
  if (words.some(({ folded }) => isNoise(folded)))
    return [phraseTerm(words, noiseOnlyMeaning(words.map(({ folded }) => folded)), reading)];
  // Nothing but words such as 'in': the shopper may have only begun.
  return words
    .filter((word) => !isSingleDigit(word))
    .map((word, at, kept) => wordTerm(word, at === kept.length - 1, reading));
}
