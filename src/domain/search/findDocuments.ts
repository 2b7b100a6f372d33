import { normalizeSearch } from '../catalogue/list/listQuery';
import { sortDistance, type Criterion } from './criterion';
import { parseTerms, sizeCriteria, type SearchScope, type SearchTerm } from './parseTerms';
import {
  documentAt,
  intersectMatches,
  mergeMatches,
  strengthsOf,
  titleWeight,
  type SearchDocument,
  type TextIndex,
} from './textIndex';
import { foldedWords, isQuestion, isStopWord, stemWord } from './words';

export interface SearchResults {
  /** Best first. */
  documentIndexes: number[];
  ignoredWords: string[];
  matchedWords: string[];
  /** True if no document matches all words. */
  isPartial: boolean;
}

/** A product has one value of each of these, so two of them mean either: 'indica hybrid' finds both. */
const exclusiveCriteria: ReadonlySet<Criterion['by']> = new Set(['plant', 'method', 'kind', 'state', 'size', 'ratio']);

const kindOf = ({ criteria }: SearchTerm) => {
  const [first] = criteria;
  return first && exclusiveCriteria.has(first.by) ? first.by : null;
};

function mergeTerms(terms: readonly SearchTerm[], textIndex: TextIndex): SearchTerm[] {
  const isDisjoint = (one: SearchTerm, other: SearchTerm) =>
    ![...intersectMatches([one.matches, other.matches]).keys()].some(
      (documentIndex) => documentAt(textIndex, documentIndex).product,
    );
  const merged: SearchTerm[] = [];
  for (const term of terms) {
    const index = merged.findIndex((each) => kindOf(term) && kindOf(each) === kindOf(term) && isDisjoint(each, term));
    if (index < 0) merged.push(term);
    else {
      const previous = merged[index]!;
      merged[index] = {
        ...previous,
        typed: `${previous.typed} ${term.typed}`,
        criteria: [...previous.criteria, ...term.criteria],
        matches: mergeMatches(previous.matches, term.matches),
      };
    }
  }
  return merged;
}

const rarity = ({ matches }: SearchTerm, total: number): number => Math.log(1 + total / matches.size);

function scoresOf(
  documentIndexes: Iterable<number>,
  terms: readonly SearchTerm[],
  index: TextIndex,
): Map<number, number> {
  const weights = terms.map((term) => rarity(term, index.documents.length));
  return new Map(
    [...documentIndexes].map((documentIndex) => [
      documentIndex,
      terms.reduce((sum, { matches }, termIndex) => sum + (matches.get(documentIndex) ?? 0) * weights[termIndex]!, 0),
    ]),
  );
}

function matchMostTerms(terms: readonly SearchTerm[]): { documentIndexes: number[]; isPartial: boolean } {
  const all = intersectMatches(terms.map(({ matches }) => matches));
  if (all.size || !terms.length) return { documentIndexes: [...all.keys()], isPartial: false };
  const exclusions = terms.filter(({ isExclusion }) => isExclusion);
  const isWanted = (documentIndex: number) => exclusions.every(({ matches }) => matches.has(documentIndex));
  const counts = new Map<number, number>();
  for (const { matches } of terms)
    for (const documentIndex of matches.keys())
      if (isWanted(documentIndex)) counts.set(documentIndex, (counts.get(documentIndex) ?? 0) + 1);
  const maxCount = Math.max(...counts.values());
  return {
    documentIndexes: [...counts].filter(([, count]) => count === maxCount).map(([documentIndex]) => documentIndex),
    isPartial: true,
  };
}

/** Ranks pods before devices, and available pods before others. */
const availabilityPenalty = ({ product }: SearchDocument): number =>
  product ? Number(product.availability !== 'available') + Number(product.productType === 'devices') * 2 : 0;

/** Returns the share of a title's words that were typed or are synonyms: 1 for 'Starter Kit'. */
function titleShare(text: string, terms: readonly SearchTerm[], index: TextIndex): (documentIndex: number) => number {
  const typed = new Set(foldedWords(text));
  const synonymStems = new Set(terms.flatMap(({ texts = [] }) => texts.flatMap(foldedWords)).map(stemWord));
  const stems = [...new Set([...[...typed].filter((word) => !isStopWord(word)).map(stemWord), ...synonymStems])];
  const titled = stems.map((stem) => strengthsOf(index, stem));
  return (documentIndex) => {
    const { title } = documentAt(index, documentIndex);
    if (title === null) {
      const found = titled.filter((strengths) => (strengths.get(documentIndex) ?? 0) >= titleWeight);
      return found.length / Math.max(index.catalogue.titleWordCount(documentIndex), 1);
    }
    const titleWords = foldedWords(title);
    return titleWords.filter((word) => typed.has(word) || synonymStems.has(stemWord(word))).length / titleWords.length;
  };
}

interface Ranking {
  index: TextIndex;
  text: string;
  terms: readonly SearchTerm[];
  scope: SearchScope;
}

type Rank = readonly number[];

function compareRanks(a: Rank, b: Rank): number {
  const index = a.findIndex((figure, documentIndex) => figure !== b[documentIndex]);
  return index < 0 ? 0 : a[index]! - b[index]!;
}

/** After every product. */
const maxPenalty = 4;

/** Sorts by relevance, or products by a requested order such as the lowest price, in which available ones come first. */
function rank(documentIndexes: readonly number[], { index, text, terms, scope }: Ranking): number[] {
  const order = terms.find((term) => term.order)?.order;
  const context = { sizes: sizeCriteria(terms).map(({ grams }) => grams), priceOf: scope.priceOf };
  const scores = scoresOf(documentIndexes, terms, index);
  const shareOf = titleShare(text, terms, index);
  const asksQuestion = isQuestion(text);
  const ranks = new Map(
    documentIndexes.map((documentIndex): [number, Rank] => {
      const document = documentAt(index, documentIndex);
      const share = shareOf(documentIndex);
      // A match of the whole title counts double. If the search is a question, an answer does instead.
      const isBest = asksQuestion ? document.isAnswer : share === 1;
      const match = -scores.get(documentIndex)! * (isBest ? 2 : 1);
      const penalty = availabilityPenalty(document);
      if (!order) return [documentIndex, [match, penalty, -share, documentIndex]];
      if (!document.product) return [documentIndex, [maxPenalty, match, -share, documentIndex]];
      return [documentIndex, [penalty, sortDistance(document.product, order, context), match, documentIndex]];
    }),
  );
  return [...documentIndexes].sort((a, b) => compareRanks(ranks.get(a)!, ranks.get(b)!));
}

/** A phrase of the lexicon names no place, unlike any other word and a postal code. */
function isNamed(terms: readonly SearchTerm[], index: TextIndex): (documentIndex: number) => boolean {
  const names = terms.filter(({ texts, isExclusion }) => !texts && !isExclusion);
  return (documentIndex) =>
    !documentAt(index, documentIndex).needsName || names.some(({ matches }) => matches.has(documentIndex));
}

/** Words match exactly, by prefix, or with typos, in this order of preference, so 'rosin' never finds resin. */
export function findDocuments(query: string, index: TextIndex, scope: SearchScope): SearchResults {
  const text = normalizeSearch(query);
  const parsed = parseTerms(text, index, scope);
  const terms = mergeTerms(
    parsed.filter(({ matches }) => matches.size > 0),
    index,
  );
  const { documentIndexes: matching, isPartial } = matchMostTerms(terms.filter(({ isOptional }) => !isOptional));
  const documentIndexes = matching.filter(isNamed(terms, index));
  return {
    documentIndexes: rank(documentIndexes, { index, text, terms, scope }),
    ignoredWords: parsed.filter(({ matches }) => matches.size === 0).map(({ typed }) => typed),
    matchedWords: terms.map(({ typed }) => typed).sort((a, b) => text.indexOf(a) - text.indexOf(b)),
    isPartial,
  };
}
