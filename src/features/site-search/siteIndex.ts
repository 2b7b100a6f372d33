import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { isFeatureOn } from '../../domain/region/features';
import type { Subcountry } from '../../domain/region/regions';
import type { SearchResults } from '../../domain/search/findDocuments';
import { productDocument } from '../../domain/search/productDocument';
import { buildSearchIndex } from '../../domain/search/searchIndex';
import { entryDocument, productEntry, type SearchEntry } from '../../domain/search/siteSearch';
import type { Translate } from '../../i18n/translator';

export interface SiteSearchResult extends Pick<SearchResults, 'ignoredWords' | 'matchedWords' | 'isPartial'> {
  hits: SearchEntry[];
}

export interface SiteIndex {
  find: (text: string, region: Subcountry) => SiteSearchResult;
  /** Returns the title most similar to a text without results. */
  findNear: (text: string, region: Subcountry) => string | null;
}

interface Source {
  catalogue: readonly ProductSummary[];
  entries: readonly SearchEntry[];
}

function buildSiteIndex({ catalogue, entries }: Source, t: Translate<'first' | 'search'>): SiteIndex {
  const all = [...catalogue.map(productEntry), ...entries];
  const index = buildSearchIndex([
    ...catalogue.map((product) => productDocument(product, (kind) => t(`product.${kind}`))),
    ...entries.map((entry) => entryDocument(entry, t(`search.kind.${entry.kind}`))),
  ]);
  const createScope = (region: Subcountry) => ({
    isVisible: (documentIndex: number) => all[documentIndex]!.regions?.includes(region) ?? true,
    priceOf: ({ price }: { price: number | null }) => (isFeatureOn('priceDisplay', region) ? price : null),
  });
  return {
    find: (text, region) => {
      const { documentIndexes, ...found } = index.find(text, createScope(region));
      return { ...found, hits: documentIndexes.map((documentIndex) => all[documentIndex]!) };
    },
    findNear: (text, region) => {
      const documentIndex = index.findNear(text, createScope(region));
      return documentIndex === null ? null : all[documentIndex]!.title;
    },
  };
}

const indexCache = new WeakMap<readonly ProductSummary[], { entries: readonly SearchEntry[]; index: SiteIndex }>();

/** Built once per catalogue and entries. */
export function getSiteIndex(source: Source, t: Translate<'first' | 'search'>): SiteIndex {
  const { catalogue, entries } = source;
  const cached = indexCache.get(catalogue);
  if (cached?.entries === entries) return cached.index;
  const index = buildSiteIndex(source, t);
  indexCache.set(catalogue, { entries, index });
  return index;
}
