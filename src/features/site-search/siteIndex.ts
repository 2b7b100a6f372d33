import MiniSearch from 'minisearch';
import type { Subcountry } from '../../domain/region/regions';
import type { SearchEntry, SearchHit } from '../../domain/site/siteSearch';
import { foldText } from '../../domain/spelling';
import type { Translate } from '../../i18n/translator';

export interface SiteIndex {
  /** Finds entries that match all words in a region, best match first. Tolerates typos in longer words. */
  find: (text: string, region: Subcountry) => SearchHit[];
  /** The name most like the text, if any. */
  findNear: (text: string, region: Subcountry) => string | null;
}

/** Entries per batch; the browser can handle input between batches. */
const chunkSize = 100;

const fuzziness = (share: number) => (word: string) => (word.length > 3 ? share : false);

const known = new WeakMap<readonly SearchEntry[], Promise<SiteIndex>>();

async function buildSiteIndex(entries: readonly SearchEntry[], t: Translate<'first'>): Promise<SiteIndex> {
  const index = new MiniSearch({
    fields: ['title', 'note', 'words'],
    processTerm: (word) => foldText(word) || null,
    searchOptions: { boost: { title: 4, note: 2 }, prefix: true },
  });
  const documents = entries.map(({ title, note, words, plantType, oilType }, id) => ({
    id,
    title,
    note: note ?? '',
    words: [words, plantType && t(`product.plantType.${plantType}`), oilType && t(`product.oilType.${oilType}`)].join(
      ' ',
    ),
  }));
  await index.addAllAsync(documents, { chunkSize });
  const isSeen = (region: Subcountry) => (found: { id: unknown }) =>
    entries[found.id as number]!.regions?.includes(region) ?? true;
  return {
    find: (text, region) =>
      index
        .search(text, { combineWith: 'AND', fuzzy: fuzziness(0.2), filter: isSeen(region) })
        .map(({ id, score }) => ({ entry: entries[id as number]!, score })),
    findNear: (text, region) => {
      const [best] = index.search(text, { combineWith: 'OR', fuzzy: fuzziness(0.4), filter: isSeen(region) });
      return best ? entries[best.id as number]!.title : null;
    },
  };
}

/** The index of a search file, built once. */
export function siteIndexOf(entries: readonly SearchEntry[], t: Translate<'first'>): Promise<SiteIndex> {
  const index = known.get(entries) ?? buildSiteIndex(entries, t);
  known.set(entries, index);
  return index;
}
