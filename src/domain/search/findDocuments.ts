import { sortDistance, type Criterion } from './criterion';
import { parseTerms, sizeCriteria, type SearchScope, type SearchTerm } from './readTerms';
import { intersectionOf, unionOf, type SearchDocument, type TextIndex } from './textIndex';
import { foldedWords, stemOf } from './words';

/** The result of a search. */
export interface SearchResults {
  /** The places of the documents, best first. */
  places: number[];
  /** The words that nothing matches, as typed. The results are for the others. */
  dropped: string[];
  /** The words that the results are for. */
  kept: string[];
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
    ![...intersectionOf([one.matches, other.matches]).keys()].some((place) => documents[place]!.product);
  const made: SearchTerm[] = [];
  for (const term of terms) {
    const at = made.findIndex((each) => kindOf(term) && kindOf(each) === kindOf(term) && isApart(each, term));
    if (at < 0) made.push(term);
    else {
      const known = made[at]!;
      made[at] = {
        ...known,
        typed: `${known.typed} ${term.typed}`,
        criteria: [...known.criteria, ...term.criteria],
        matches: unionOf(known.matches, term.matches),
      };
    }
  }
  return made;
}

/** Words that few documents have say more than others. */
const rarity = ({ matches }: SearchTerm, total: number): number => Math.log(1 + total / matches.size);

function scoresOf(places: Iterable<number>, terms: readonly SearchTerm[], index: TextIndex): Map<number, number> {
  const weights = terms.map((term) => rarity(term, index.documents.length));
  return new Map(
    [...places].map((place) => [
      place,
      terms.reduce((sum, { matches }, at) => sum + (matches.get(place) ?? 0) * weights[at]!, 0),
    ]),
  );
}

/** The documents that match the most terms, and whether that is all of them. What is not wanted is never among them. */
function matchMost(terms: readonly SearchTerm[]): { places: number[]; isPartial: boolean } {
  const all = intersectionOf(terms.map(({ matches }) => matches));
  if (all.size || !terms.length) return { places: [...all.keys()], isPartial: false };
  const exclusions = terms.filter(({ isExclusion }) => isExclusion);
  const isWanted = (place: number) => exclusions.every(({ matches }) => matches.has(place));
  const counts = new Map<number, number>();
  for (const { matches } of terms)
    for (const place of matches.keys()) if (isWanted(place)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return { places: [...counts].filter(([, count]) => count === most).map(([place]) => place), isPartial: true };
}

/** 1 for a product that cannot be bought, 2 for a device: pods come first. */
const lateness = ({ product }: SearchDocument): number =>
  product ? Number(product.availability !== 'available') + Number(product.productType === 'devices') * 2 : 0;

/** The share of a title's words that were typed, or that mean the same: 1 for 'Starter Kit', and less for longer titles with these words. */
function titleShare(text: string, terms: readonly SearchTerm[]): (document: SearchDocument) => number {
  const typed = new Set(foldedWords(text));
  const said = new Set(terms.flatMap(({ texts = [] }) => texts.flatMap(foldedWords)).map(stemOf));
  return ({ title }) => {
    const own = foldedWords(title);
    return own.filter((word) => typed.has(word) || said.has(stemOf(word))).length / own.length;
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
  const at = a.findIndex((figure, place) => figure !== b[place]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** Sorts by what the search asks for, such as a low price, else by match. What can be bought comes first. */
function rank(places: readonly number[], { index, text, terms, scope }: Ranking): number[] {
  const order = terms.find((term) => term.order)?.order;
  const asked = { sizes: sizeCriteria(terms).map(({ grams }) => grams), priceOf: scope.priceOf };
  const scores = scoresOf(places, terms, index);
  const shareOf = titleShare(text, terms);
  const ranks = new Map(
    places.map((place): [number, Rank] => {
      const document = index.documents[place]!;
      const share = shareOf(document);
      // The whole title was typed.
      const match = -scores.get(place)! * (share === 1 ? 2 : 1);
      const late = lateness(document);
      if (!order || !document.product) return [place, [match, late, -share, place]];
      return [place, [late, sortDistance(document.product, order, asked), match, place]];
    }),
  );
  return [...places].sort((a, b) => compareRanks(ranks.get(a)!, ranks.get(b)!));
}

/**
 * Finds what matches all parts of a search, else most of them. Words match exactly, else by their beginning, else with
 * typos, so that 'rosin' never finds resin. Parts that nothing matches are dropped and returned.
 */
export function findDocuments(text: string, index: TextIndex, scope: SearchScope): SearchResults {
  const read = parseTerms(text, index, scope);
  const terms = mergeTerms(
    read.filter(({ matches }) => matches.size > 0),
    index,
  );
  const { places, isPartial } = matchMost(terms);
  return {
    places: rank(places, { index, text, terms, scope }),
    dropped: read.filter(({ matches }) => matches.size === 0).map(({ typed }) => typed),
    kept: terms.map(({ typed }) => typed).sort((a, b) => text.indexOf(a) - text.indexOf(b)),
    isPartial,
  };
}
