import { findPostalCode } from '../address/postalCode';
import type { ProductSummary } from '../catalogue/productSummary';
import { parseBatchNumber } from '../laboratory/batchNumber';
import { isFeatureOn } from '../region/features';
import { regionCodes, regionOf, type Subcountry } from '../region/regions';
import { routePath } from '../site/routing/routes';
import type { SearchResults } from './findDocuments';
import type { SearchScope } from './parseTerms';
import { productDocument, type KindLabel } from './productDocument';
import { buildSearchIndex, type SearchIndex } from './searchIndex';
import { entryDocument, productEntry, type EntryKind, type SearchEntry } from './siteSearch';

export interface SiteSearchResult extends Pick<SearchResults, 'ignoredWords' | 'matchedWords' | 'isPartial'> {
  hits: SearchEntry[];
}

export interface SiteIndex {
  find: (text: string, region: Subcountry) => SiteSearchResult;
  /** Returns the name most similar to a text without results. */
  findNear: (text: string, region: Subcountry) => string | null;
  /** Finds only the products among the results. */
  products: SearchIndex;
}

export interface SiteSource {
  catalogue: readonly ProductSummary[];
  entries: readonly SearchEntry[];
}

/** Names in the page's language. */
export interface SiteLabels {
  pod: KindLabel;
  kind: (kind: EntryKind) => string;
  storesNear: (place: string) => string;
  batch: (batchId: string) => string;
}

const finderRegions = regionCodes.filter((code) => isFeatureOn('storeLocator', code));

/** Leads to the store finder with the place as its center. */
export const placeEntry = (place: string, { storesNear }: Pick<SiteLabels, 'storesNear'>): SearchEntry => ({
  kind: 'place',
  title: storesNear(place),
  path: `${routePath('storeLocator')}?${new URLSearchParams({ near: place })}`,
  regions: finderRegions,
});

/** A Canadian postal code can identify a single building, so only its district is in the link. */
const sharedPostalCode = (code: string): string => code.split(' ')[0]!;

/** Towns of all regions, because a shopper may ask for a town elsewhere. */
const townEntries = (entries: readonly SearchEntry[], labels: SiteLabels): SearchEntry[] =>
  [...new Set(entries.flatMap(({ town }) => town ?? []))].map((town) => placeEntry(town, labels));

const reportEntry = (batchId: string, { batch }: SiteLabels): SearchEntry => ({
  kind: 'report',
  title: batch(batchId),
  path: routePath('labReport', { batchId }),
  regions: null,
});

/** A store of another postal code may be farther away than others that the store finder shows. */
function putPlaceBeforeStores(hits: SearchEntry[], postalCode: string | null): SearchEntry[] {
  const place = postalCode && hits.find(({ kind }) => kind === 'place');
  if (!place) return hits;
  const code = postalCode.replace(' ', '').toLowerCase();
  const others = hits.filter((hit) => hit !== place);
  const at = others.findIndex(({ kind, postalCodes = [] }) => kind === 'store' && !postalCodes.includes(code));
  return at < 0 ? hits : [...others.slice(0, at), place, ...others.slice(at)];
}

function buildSiteIndex({ catalogue, entries }: SiteSource, labels: SiteLabels): SiteIndex {
  const postalPlace: SearchEntry = { ...placeEntry('', labels), postalCodes: [''] };
  const others = [...entries, ...townEntries(entries, labels), postalPlace];
  const all = [...catalogue.map(productEntry), ...others];
  const postalIndex = all.length - 1;
  const index = buildSearchIndex([
    ...catalogue.map((product) => productDocument(product, labels.pod)),
    ...others.map((entry) => entryDocument(entry, labels.kind(entry.kind))),
  ]);
  const isEntryVisible = (documentIndex: number, text: string, region: Subcountry) =>
    documentIndex === postalIndex && !findPostalCode(text, regionOf(region).country)
      ? false
      : (all[documentIndex]!.regions?.includes(region) ?? true);
  const createScope = (text: string, region: Subcountry): SearchScope => ({
    region,
    isVisible: (documentIndex) => isEntryVisible(documentIndex, text, region),
    priceOf: ({ price }) => (isFeatureOn('priceDisplay', region) ? price : null),
  });
  const resultAt = (documentIndex: number, text: string, region: Subcountry): SearchEntry =>
    documentIndex === postalIndex
      ? placeEntry(sharedPostalCode(findPostalCode(text, regionOf(region).country)!), labels)
      : all[documentIndex]!;
  return {
    find: (text, region) => {
      const { documentIndexes, ...found } = index.find(text, createScope(text, region));
      const hits = putPlaceBeforeStores(
        documentIndexes.map((documentIndex) => resultAt(documentIndex, text, region)),
        findPostalCode(text, regionOf(region).country),
      );
      const batchId = parseBatchNumber(text);
      return { ...found, hits: batchId ? [reportEntry(batchId, labels), ...hits] : hits };
    },
    findNear: (text, region) => {
      const documentIndex = index.findNear(text, createScope(text, region));
      return documentIndex === null ? null : all[documentIndex]!.title;
    },
    products: {
      find: (text, scope) => {
        const isVisible = (documentIndex: number) =>
          documentIndex < catalogue.length
            ? scope.isVisible(documentIndex)
            : isEntryVisible(documentIndex, text, scope.region);
        const { documentIndexes, ...found } = index.find(text, { ...scope, isVisible });
        return { ...found, documentIndexes: documentIndexes.filter((each) => each < catalogue.length) };
      },
      findNear: index.findNear,
    },
  };
}

const indexCache = new WeakMap<readonly ProductSummary[], { entries: readonly SearchEntry[]; index: SiteIndex }>();

/** Built once per catalogue and entries. */
export function getSiteIndex(source: SiteSource, labels: SiteLabels): SiteIndex {
  const { catalogue, entries } = source;
  const cached = indexCache.get(catalogue);
  if (cached?.entries === entries) return cached.index;
  const index = buildSiteIndex(source, labels);
  indexCache.set(catalogue, { entries, index });
  return index;
}
