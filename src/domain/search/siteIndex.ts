import { findPostalCode } from '../address/postalCode';
import type { Catalogue } from '../catalogue/files/catalogue';
import { fromGaps, type StrainsFile } from '../catalogue/files/catalogueFiles';
import { searchedBatchNumber } from '../laboratory/batchNumber';
import { isFeatureOn } from '../region/features';
import { regionCodes, regionOf, type Subcountry } from '../region/regions';
import { routePath } from '../site/routing/routes';
import type { SearchResults } from './findDocuments';
import type { SearchScope } from './parseTerms';
import {
  extractPlaces,
  nameOf,
  normalizeTowns,
  placeEntry,
  postalPlace,
  removeWords,
  townsWithStores,
  unknownTown,
  type PlaceLabel,
  type Town,
} from './places';
import { productDocument, type KindLabel } from './productDocument';
import { buildSearchIndex, type SearchIndex } from './searchIndex';
import type { FindMore, SearchDocument } from './textIndex';
import {
  entryDocument,
  maxShownByKind,
  productEntry,
  strainDocument,
  strainEntry,
  type EntryKind,
  type SearchEntry,
} from './siteSearch';

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
  catalogue: Catalogue;
  entries: readonly SearchEntry[];
}

/** Names in the page's language. */
export interface SiteLabels {
  pod: KindLabel;
  kind: (kind: EntryKind) => string;
  storesNear: PlaceLabel;
  region: (region: Subcountry) => string;
  batch: (batchId: string) => string;
}

const reportEntry = (batchId: string, { batch }: SiteLabels): SearchEntry => ({
  kind: 'report',
  title: batch(batchId),
  path: routePath('labReport', { batchId }),
  regions: null,
});

/** A store of another postal code may be farther away than others that the store finder shows. */
function putPlaceAfterItsCode(hits: SearchEntry[], postalCode: string | null): SearchEntry[] {
  const place = postalCode && hits.find(({ kind }) => kind === 'place');
  if (!place) return hits;
  const code = postalCode.replace(' ', '').toLowerCase();
  const others = hits.filter((hit) => hit !== place);
  const at = others.findIndex(({ postalCodes }) => postalCodes && !postalCodes.includes(code));
  return at < 0 ? hits : [...others.slice(0, at), place, ...others.slice(at)];
}

const createDocuments = (
  products: Catalogue['products'],
  others: readonly SearchEntry[],
  labels: SiteLabels,
): SearchDocument[] => [
  ...products.map((product) => productDocument(product, labels.pod)),
  ...others.map((entry) => entryDocument(entry, labels.kind(entry.kind))),
];

/** Asks for the cards of those that are shown, unless missing parts may still change which these are. */
function createProductEntries(catalogue: Catalogue, positions: readonly number[]): Map<number, SearchEntry> {
  const shownCount = catalogue.missing.size ? 0 : maxShownByKind.product;
  return new Map(positions.map((position, index) => [position, productEntry(catalogue, position, index < shownCount)]));
}

interface PlaceSearchSource {
  index: SearchIndex;
  towns: readonly Town[];
  labels: SiteLabels;
  isProduct: (documentIndex: number | undefined) => boolean;
}

/** No product is in a town: of 'rosin near 90210', the products are those of 'rosin'. */
function createPlaceSearch({ index, towns, labels, isProduct }: PlaceSearchSource) {
  const { storesNear } = labels;
  const regionName = (region: Subcountry) => nameOf(labels.region(region));
  const placeNames = [...towns.map(({ name }) => name), ...regionCodes.map(regionName)];
  const placesIn = (text: string, region: Subcountry) => extractPlaces(text, { region, towns, storesNear });
  const findWithoutPlaces = (text: string, scope: SearchScope): SearchResults => {
    const found = index.find(text, scope);
    if (!found.isPartial) return found;
    const withoutRegion = removeWords(text, regionName(scope.region));
    if (withoutRegion !== text) return findWithoutPlaces(withoutRegion, scope);
    const { places, rest } = placesIn(text, scope.region);
    if (!places.length) return found;
    const withoutPlaces = index.find(rest, scope);
    return isProduct(withoutPlaces.documentIndexes[0]) ? withoutPlaces : found;
  };
  const findIn = (text: string, scope: SearchScope): SearchResults => {
    const found = findWithoutPlaces(text, scope);
    const unknown = unknownTown(text, found.ignoredWords, placeNames);
    if (!unknown) return found;
    const rest = findWithoutPlaces(removeWords(text, unknown), scope);
    return { ...rest, ignoredWords: [unknown, ...rest.ignoredWords] };
  };
  return { placesIn, findIn };
}

/** A strain's index follows those of all other documents, and is that of its first pod, in whatever order strains load. */
function createStrains(catalogue: Catalogue, firstIndex: number) {
  const entries = new Map<number, SearchEntry>();
  const found = new Set<StrainsFile>();
  const find: FindMore = (letter) => {
    const file = catalogue.strains(letter);
    if (!file || found.has(file)) return [];
    found.add(file);
    return Object.entries(file).map(([name, gaps]) => {
      const documentIndex = firstIndex + gaps[0]!;
      const pods = fromGaps(gaps).flatMap((position) => catalogue.products[position] ?? []);
      entries.set(documentIndex, strainEntry(name, pods));
      return [documentIndex, strainDocument(name)];
    });
  };
  return { entries, find };
}

function buildSiteIndex({ catalogue, entries }: SiteSource, labels: SiteLabels): SiteIndex {
  const { storesNear } = labels;
  const towns = townsWithStores(entries, labels);
  const anyPostalCode: SearchEntry = { ...placeEntry('', storesNear), postalCodes: [''] };
  const others = [...entries, ...towns.map(({ entry }) => entry), anyPostalCode];
  const { products } = catalogue;
  const isProduct = (documentIndex: number | undefined) => documentIndex! < products.length;
  const strains = createStrains(catalogue, products.length + others.length);
  const entryAt = (at: number) => others[at - products.length] ?? strains.entries.get(at);
  const index = buildSearchIndex(createDocuments(products, others, labels), catalogue, strains.find);
  const isVisible = (documentIndex: number, text: string, region: Subcountry) =>
    (entryAt(documentIndex) !== anyPostalCode || postalPlace(text, region, storesNear) !== null) &&
    ((products[documentIndex] ?? entryAt(documentIndex))?.regions?.includes(region) ?? true);
  const createScope = (text: string, region: Subcountry): SearchScope => ({
    region,
    isVisible: (documentIndex) => isVisible(documentIndex, text, region),
    priceOf: ({ price }) => (isFeatureOn('priceDisplay', region) ? price : null),
  });
  const { placesIn, findIn } = createPlaceSearch({ index, towns, labels, isProduct });
  const addReportAndPlaces = (hits: SearchEntry[], text: string, region: Subcountry): SearchEntry[] => {
    const batchId = searchedBatchNumber(text);
    if (batchId) return [reportEntry(batchId, labels), ...hits];
    return hits.some(({ kind }) => kind === 'place') ? hits : [...hits, ...placesIn(text, region).places];
  };
  return {
    find: (typed, region) => {
      const text = normalizeTowns(typed, towns);
      const { documentIndexes, ...found } = findIn(text, createScope(text, region));
      const productHits = createProductEntries(catalogue, documentIndexes.filter(isProduct));
      const hits = documentIndexes.map((documentIndex) => {
        const hit = productHits.get(documentIndex) ?? entryAt(documentIndex)!;
        return hit === anyPostalCode ? postalPlace(text, region, storesNear)! : hit;
      });
      const sorted = putPlaceAfterItsCode(hits, findPostalCode(text, regionOf(region).country));
      return { ...found, hits: addReportAndPlaces(sorted, text, region) };
    },
    findNear: (text, region) => {
      const documentIndex = index.findNear(text, createScope(text, region));
      if (documentIndex === null) return null;
      return isProduct(documentIndex)
        ? (catalogue.printedCard(documentIndex)?.title ?? null)
        : entryAt(documentIndex)!.title;
    },
    products: {
      find: (typed, scope) => {
        const text = normalizeTowns(typed, towns);
        const isVisibleInList = (documentIndex: number) =>
          isProduct(documentIndex) ? scope.isVisible(documentIndex) : isVisible(documentIndex, text, scope.region);
        const { documentIndexes, ...found } = findIn(text, { ...scope, isVisible: isVisibleInList });
        return { ...found, documentIndexes: documentIndexes.filter(isProduct) };
      },
      findNear: index.findNear,
    },
  };
}

const indexCache = new WeakMap<Catalogue, { entries: readonly SearchEntry[]; index: SiteIndex }>();

/** Built once per catalogue and entries. */
export function getSiteIndex(source: SiteSource, labels: SiteLabels): SiteIndex {
  const { catalogue, entries } = source;
  const cached = indexCache.get(catalogue);
  if (cached?.entries === entries) return cached.index;
  const index = buildSiteIndex(source, labels);
  indexCache.set(catalogue, { entries, index });
  return index;
}
