import type { ProductSummary } from '../catalogue/productSummary';
import { findDocuments, type SearchResults } from './findDocuments';
import { productDocument, type KindLabel } from './productDocument';
import type { SearchScope } from './parseTerms';
import { buildTextIndex, closestTitle, type SearchDocument } from './textIndex';

export interface SearchIndex {
  find: (text: string, scope: SearchScope) => SearchResults;
  findNear: (text: string, scope: SearchScope) => number | null;
}

export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = buildTextIndex(documents);
  return {
    find: (text, scope) => findDocuments(text, index, scope),
    findNear: (text, { isVisible }) => closestTitle(text, index, isVisible),
  };
}

export const buildProductSearch = (catalogue: readonly ProductSummary[], labelOf: KindLabel): SearchIndex =>
  buildSearchIndex(catalogue.map((product) => productDocument(product, labelOf)));
