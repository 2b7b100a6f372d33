import MiniSearch from 'minisearch';
import { foldText } from '../../domain/spelling';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { FirstKey, Translator } from '../../i18n/translator';

export interface SearchIndex {
  /** The places in the catalogue of what a text means, the best first; a slip in a longer word is forgiven. */
  find: (text: string) => number[];
  /** The same, with any of its words and more slips. */
  findNear: (text: string) => number[];
}

/** So many products at a time, that the page answers in between. */
const chunkSize = 100;

/** Short words mean what they say. */
const slips = (share: number) => (word: string) => (word.length > 3 ? share : false);

/** The index of a catalogue's titles, brands, plant types and extractions, in the words of the page. */
export async function buildSearchIndex(
  catalogue: readonly ProductSummary[],
  t: Translator<FirstKey>['t'],
): Promise<SearchIndex> {
  const index = new MiniSearch({
    fields: ['title', 'brand', 'kind'],
    processTerm: (word) => foldText(word) || null,
    searchOptions: { boost: { title: 3, brand: 2 }, prefix: true },
  });
  const documents = catalogue.map(({ title, brand, plantType, oilType }, id) => ({
    id,
    title,
    brand,
    kind: [plantType && t(`product.plantType.${plantType}`), oilType && t(`product.oilType.${oilType}`)].join(' '),
  }));
  await index.addAllAsync(documents, { chunkSize });
  const places = (found: { id: unknown }[]) => found.map(({ id }) => id as number);
  return {
    find: (text) => places(index.search(text, { combineWith: 'AND', fuzzy: slips(0.2) })),
    findNear: (text) => places(index.search(text, { combineWith: 'OR', fuzzy: slips(0.4) })),
  };
}
