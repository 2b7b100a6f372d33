import type { ListedProduct } from '../catalogue/files/catalogueFiles';
import { normalizeSearch } from '../catalogue/list/listQuery';
import { sortDistance, type SearchSort } from './criterion';
import { findDocuments, type SearchResults } from './findDocuments';
import { parseTerms, sizeCriteria, type SearchScope, type SearchTerm } from './parseTerms';
import { documentAt, strengthsOf, titleWeight, type TextIndex } from './textIndex';
import { searchWords } from './words';

const comparison =
  /(?<!\p{L})(?:(?:just |more )?like|similar to|(?:an )?alternatives? (?:to|for)|comme|semblables? [aà])\s+(?<name>.+)$/iu;

/** The product whose whole title is among the words. */
function findNamed(text: string, index: TextIndex, { isVisible }: SearchScope): number | undefined {
  const stems = new Set(searchWords(text).map(({ stem }) => stem));
  const counts = new Map<number, number>();
  for (const stem of stems)
    for (const [documentIndex, strength] of strengthsOf(index, stem))
      if (strength >= titleWeight && documentAt(index, documentIndex).product && isVisible(documentIndex))
        counts.set(documentIndex, (counts.get(documentIndex) ?? 0) + 1);
  const named = [...counts].filter(([documentIndex, count]) => count === index.catalogue.titleWordCount(documentIndex));
  return named.sort(([, a], [, b]) => b - a)[0]?.[0];
}

const shared = (one: readonly string[] = [], other: readonly string[] = []): number =>
  one.filter((each) => other.includes(each)).length;

const similarity = (one: ListedProduct, other: ListedProduct): number =>
  Number(one.plantType === other.plantType) * 4 +
  Number(one.oilType === other.oilType) * 2 +
  shared(one.terpenes, other.terpenes) +
  shared(one.effects, other.effects);

interface Comparison {
  named: number;
  terms: readonly SearchTerm[];
  order: SearchSort | undefined;
}

/** Returns those that meet the other words, such as 'cheaper', which compares with the named product. */
function findCandidates({ named, terms, order }: Comparison, { documents }: TextIndex, scope: SearchScope): number[] {
  const context = { sizes: sizeCriteria(terms).map(({ grams }) => grams), priceOf: scope.priceOf };
  const original = documents[named]!.product!;
  const distance = (product: ListedProduct) => (order ? sortDistance(product, order, context) : 0);
  return documents
    .flatMap(({ product }, documentIndex) => {
      const isCandidate =
        product?.productType === original.productType &&
        product.availability === 'available' &&
        documentIndex !== named &&
        scope.isVisible(documentIndex) &&
        terms.every(({ matches, order: sort }) => sort || matches.has(documentIndex)) &&
        (!order || order.by === 'newest' || distance(product) < distance(original));
      return isCandidate ? [{ documentIndex, likeness: similarity(original, product) }] : [];
    })
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ documentIndex }) => documentIndex);
}

const maxSimilar = 12;

/** 'Something like Copper Wire but cheaper' finds that pod, then those most like it that cost less. */
export function findSimilar(query: string, index: TextIndex, scope: SearchScope): SearchResults | null {
  const text = normalizeSearch(query);
  const found = comparison.exec(text);
  const name = found?.groups?.name;
  const named = name === undefined ? undefined : findNamed(name, index, scope);
  if (!name || named === undefined) return null;
  const rest = searchWords(name).filter(({ stem }) => (strengthsOf(index, stem).get(named) ?? 0) < titleWeight);
  const others = [text.slice(0, found!.index), ...rest.map(({ typed }) => typed)].join(' ');
  const parsed = parseTerms(others, index, scope);
  const terms = parsed.filter(({ matches, isOptional }) => matches.size > 0 && !isOptional);
  const similar = findCandidates({ named, terms, order: terms.find(({ order }) => order)?.order }, index, scope);
  return {
    ...findDocuments(text, index, scope),
    documentIndexes: [named, ...similar.slice(0, maxSimilar)],
    ignoredWords: parsed.filter(({ matches }) => matches.size === 0).map(({ typed }) => typed),
    isPartial: false,
  };
}
