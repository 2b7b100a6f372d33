import { sortDistance, type Criterion } from './criterion';
import { parseTerms, sizeCriteria, type SearchScope, type SearchTerm } from './readTerms';
import { intersectionOf, unionOf, type SearchDocument, type TextIndex } from './textIndex';
import { foldedWords, stemOf } from './words';

/** The result of a search. */
export interface SearchResults {
  /** Indexes of the documents, best first. */
  documentIndexes: number[];
  /** The words that nothing matches, as typed. The results are for the others. */
  ignoredWords: string[];
  /** The words that the results are for. */
  matchedWords: string[];
  /** True if nothing matches all kept words at once, so that these are the closest matches. */
  isPartial: boolean;
}

/** Criteria of which a product can meet only one, so that two of them mean either. */
const single: ReadonlySet<Criterion['by']> = new Set(['plant', 'method', 'kind', 'state', 'size']);

const kindOf = ({ criteria }: SearchTerm) => {
  const [first] = criteria;
  return first && single.has(first.by) ? first.by : null;
};

/** Makes one term of two that no product meets at once: 'indica hybrid' finds both. */
function mergeTerms(terms: readonly SearchTerm[], { documents }: TextIndex): SearchTerm[] {
  const isApart = (one: SearchTerm, other: SearchTerm) =>
    ![...intersectionOf([one.matches, other.matches]).keys()].some(
      (documentIndex) => documents[documentIndex]!.product,
    );
  const merged: SearchTerm[] = [];
  for (const term of terms) {
    const at = merged.findIndex((each) => kindOf(term) && kindOf(each) === kindOf(term) && isApart(each, term));
    if (at < 0) merged.push(term);
    else {
      const previous = merged[at]!;
      merged[at] = {
        ...previous,
        typed: `${previous.typed} ${term.typed}`,
        criteria: [...previous.criteria, ...term.criteria],
        matches: unionOf(previous.matches, term.matches),
      };
    }
  }
  return merged;
}

/** Words that few documents have say more than others. */
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
      terms.reduce((sum, { matches }, at) => sum + (matches.get(documentIndex) ?? 0) * weights[at]!, 0),
    ]),
  );
}

/** The documents that match the most terms, and whether that is all of them. What is not wanted is never among them. */
function matchMostTerms(terms: readonly SearchTerm[]): { documentIndexes: number[]; isPartial: boolean } {
  const all = intersectionOf(terms.map(({ matches }) => matches));
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

/** 1 for a product that cannot be bought, 2 for a device: pods come first. */
const availabilityPenalty = ({ product }: SearchDocument): number =>
  product ? Number(product.availability !== 'available') + Number(product.productType === 'devices') * 2 : 0;

/** The share of a title's words that were typed, or that mean the same: 1 for 'Starter Kit', and less for longer titles with these words. */
function titleShare(text: string, terms: readonly SearchTerm[]): (document: SearchDocument) => number {
  const typed = new Set(foldedWords(text));
  const synonymStems = new Set(terms.flatMap(({ texts = [] }) => texts.flatMap(foldedWords)).map(stemOf));
  return ({ title }) => {
    const titleWords = foldedWords(title);
    return titleWords.filter((word) => typed.has(word) || synonymStems.has(stemOf(word))).length / titleWords.length;
  };
}

interface Ranking {
  index: TextIndex;
  text: string;
  terms: readonly SearchTerm[];
  scope: SearchScope;
}

type Rank = readonly number[];

/** Compares the first figure that differs; lower is better. */
function compareRanks(a: Rank, b: Rank): number {
  const at = a.findIndex((figure, documentIndex) => figure !== b[documentIndex]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** Sorts by what the search asks for, such as a low price, else by match. What can be bought comes first. */
function rank(documentIndexes: readonly number[], { index, text, terms, scope }: Ranking): number[] {
  const order = terms.find((term) => term.order)?.order;
  const context = { sizes: sizeCriteria(terms).map(({ grams }) => grams), priceOf: scope.priceOf };
  const scores = scoresOf(documentIndexes, terms, index);
  const shareOf = titleShare(text, terms);
  const ranks = new Map(
    documentIndexes.map((documentIndex): [number, Rank] => {
      const document = index.documents[documentIndex]!;
      const share = shareOf(document);
      // The whole title was typed.
      const match = -scores.get(documentIndex)! * (share === 1 ? 2 : 1);
      const penalty = availabilityPenalty(document);
      if (!order || !document.product) return [documentIndex, [match, penalty, -share, documentIndex]];
      return [documentIndex, [penalty, sortDistance(document.product, order, context), match, documentIndex]];
    }),
  );
  return [...documentIndexes].sort((a, b) => compareRanks(ranks.get(a)!, ranks.get(b)!));
}

/**
 * Finds what matches all parts of a search, else most of them. Words match exactly, else by their beginning, else with
 * typos, so that 'rosin' never finds resin. Parts that nothing matches are dropped and returned.
 */
export function findDocuments(text: string, index: TextIndex, scope: SearchScope): SearchResults {
  const parsed = parseTerms(text, index, scope);
  const terms = mergeTerms(
    parsed.filter(({ matches }) => matches.size > 0),
    index,
  );
  const { documentIndexes, isPartial } = matchMostTerms(terms);
  return {
    documentIndexes: rank(documentIndexes, { index, text, terms, scope }),
    ignoredWords: parsed.filter(({ matches }) => matches.size === 0).map(({ typed }) => typed),
    matchedWords: terms.map(({ typed }) => typed).sort((a, b) => text.indexOf(a) - text.indexOf(b)),
    isPartial,
  };
}
