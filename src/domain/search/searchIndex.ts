import type { Catalogue } from '../catalogue/files/catalogue';
import { findDocuments, type SearchResults } from './findDocuments';
import { findSimilar } from './findSimilar';
import { productDocument, type KindLabel } from './productDocument';
import type { SearchScope } from './parseTerms';
import { buildTextIndex, closestTitle, type FindMore, type SearchDocument } from './textIndex';

export interface SearchIndex {
  find: (text: string, scope: SearchScope) => SearchResults;
  findNear: (text: string, scope: SearchScope) => number | null;
}

/** The first documents are the products of the catalogue. */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  catalogue: Catalogue,
  findMore: FindMore = () => [],
): SearchIndex {
  const index = buildTextIndex(documents, catalogue, findMore);
  return {
    find: (text, scope) => findSimilar(text, index, scope) ?? findDocuments(text, index, scope),
    findNear: (text, { isVisible }) => closestTitle(text, index, isVisible),
  };
}

export const buildProductSearch = (catalogue: Catalogue, labelOf: KindLabel): SearchIndex =>
  buildSearchIndex(
    catalogue.products.map((product) => productDocument(product, labelOf)),
    catalogue,
  );
