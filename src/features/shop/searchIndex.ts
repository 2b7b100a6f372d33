import MiniSearch from 'minisearch';
import { foldText } from '../../domain/spelling';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { Translate } from '../../i18n/translator';

export interface SearchIndex {
  /** Catalogue positions that match all words of a text, best match first; tolerates typos in longer words. */
  find: (text: string) => number[];
  /** The same for any of the words, with more tolerance. */
  findNear: (text: string) => number[];
}

/** Products per batch; the browser can handle input between batches. */
const chunkSize = 100;

/** Short words must match exactly. */
const fuzziness = (share: number) => (word: string) => (word.length > 3 ? share : false);

/** Indexes a catalogue's titles, brands, plant types and extraction methods, in the page's language. */
export async function buildSearchIndex(
  catalogue: readonly ProductSummary[],
  t: Translate<'first'>,
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
    find: (text) => places(index.search(text, { combineWith: 'AND', fuzzy: fuzziness(0.2) })),
    findNear: (text) => places(index.search(text, { combineWith: 'OR', fuzzy: fuzziness(0.4) })),
  };
}
