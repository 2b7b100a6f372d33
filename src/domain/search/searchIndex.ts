import type { ProductSummary } from '../catalogue/productSummary';
import { findDocuments, type SearchResults } from './findDocuments';
import { productDocument, type KindLabel } from './productDocument';
import type { SearchScope } from './readTerms';
import { buildTextIndex, closestTitle, type SearchDocument } from './textIndex';

export interface SearchIndex {
  find: (text: string, scope: SearchScope) => SearchResults;
  /** The document with the title most like a text that found nothing, if any. */
  findNear: (text: string, scope: SearchScope) => number | null;
}

/** The one search of the site: a list's over its catalogue, and the header's over everything. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = buildTextIndex(documents);
  return {
    find: (text, scope) => findDocuments(text, index, scope),
    findNear: (text, { isVisible }) => closestTitle(text, index, isVisible),
  };
}

/** The search of a catalogue. A product's place is its place there. */
export const buildProductSearch = (catalogue: readonly ProductSummary[], labelOf: KindLabel): SearchIndex =>
  buildSearchIndex(catalogue.map((product) => productDocument(product, labelOf)));
