import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { isFeatureOn } from '../../domain/region/features';
import type { Subcountry } from '../../domain/region/regions';
import type { SearchResults } from '../../domain/search/findDocuments';
import { productDocument } from '../../domain/search/productDocument';
import { buildSearchIndex } from '../../domain/search/searchIndex';
import { entryDocument, productEntry, type SearchEntry } from '../../domain/search/siteSearch';
import type { Translate } from '../../i18n/translator';

/** The result of a search of the whole site. */
export interface SiteFound extends Pick<SearchResults, 'ignoredWords' | 'matchedWords' | 'isPartial'> {
  hits: SearchEntry[];
}

export interface SiteIndex {
  find: (text: string, region: Subcountry) => SiteFound;
  /** The title most like a text that found nothing, if any. */
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
  const scopeOf = (region: Subcountry) => ({
    isVisible: (documentIndex: number) => all[documentIndex]!.regions?.includes(region) ?? true,
    priceOf: ({ price }: { price: number | null }) => (isFeatureOn('priceDisplay', region) ? price : null),
  });
  return {
    find: (text, region) => {
      const { documentIndexes, ...found } = index.find(text, scopeOf(region));
      return { ...found, hits: documentIndexes.map((place) => all[place]!) };
    },
    findNear: (text, region) => {
      const place = index.findNear(text, scopeOf(region));
      return place === null ? null : all[place]!.title;
    },
  };
}

const known = new WeakMap<readonly ProductSummary[], { entries: readonly SearchEntry[]; index: SiteIndex }>();

/** The index of a locale's files, built once. */
export function siteIndexOf(source: Source, t: Translate<'first' | 'search'>): SiteIndex {
  const { catalogue, entries } = source;
  const before = known.get(catalogue);
  if (before?.entries === entries) return before.index;
  const index = buildSiteIndex(source, t);
  known.set(catalogue, { entries, index });
  return index;
}
