import { facetKeys, type FacetKey } from '../../domain/catalogue/list/listing';
import { filterList, withPrices, type FacetName } from '../../domain/catalogue/list/listIndex';
import { lowestPrice } from '../../domain/catalogue/productFigures';
import { relaxedQueries, type RelaxedQuery } from '../../domain/catalogue/list/nearestMatch';
import { listStep, type ListQuery } from '../../domain/catalogue/list/listQuery';
import type { Catalogue } from '../../domain/catalogue/files/catalogue';
import type { ListedProduct } from '../../domain/catalogue/files/catalogueFiles';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { isFeatureOn } from '../../domain/region/features';
import { variantPrice } from '../../domain/catalogue/variantOffer';
import type { SearchResults } from '../../domain/search/findDocuments';
import type { SearchScope } from '../../domain/search/parseTerms';
import {
  getCachedList,
  getOrder,
  offerOf,
  sortShownNames,
  withDispensaryPrices,
  type CachedList,
  type ListSource,
} from './live/cachedList';
import type { Offers } from './live/getProductOffer';

export interface FacetValue extends FacetName {
  count: number;
}

export interface ListResult {
  query: ListQuery;
  /** The number of matching products. */
  total: number;
  /** Index of the first product of the page. */
  from: number;
  /** The page's products, and those that "Show more" added. */
  products: readonly ProductSummary[];
  facets: Record<FacetKey, FacetValue[]>;
  /** False if the region sells nothing in this list, whatever the filters. */
  isOffered: boolean;
  /** Null without a search text. */
  search: Pick<SearchResults, 'ignoredWords' | 'matchedWords' | 'isPartial'> | null;
  /** Without results, the queries that have some because they lack one of the filters. */
  suggestions: readonly RelaxedQuery[];
  /** Without results of a search text, the product of the list whose name is most similar to it. */
  nearest: ProductSummary | null;
}

const priceAtDispensary = (variantId: string, offers: Offers | null) => {
  const offer = offers?.get(variantId);
  return offer && { price: offer.price.amount };
};

/** With a size filter, the price filter and order apply to the chosen sizes alone. */
const lowestPriceOfSizes = (sizes: readonly string[], offers: Offers | null) => (product: ListedProduct) =>
  lowestPrice({
    variants: product.variants
      .filter(({ grams }) => sizes.includes(String(grams)))
      .map((variant) => ({ ...variant, price: variantPrice(variant, priceAtDispensary(variant.id, offers)) })),
  });

/** Limits a search to the list's products, at the prices that shoppers see there. */
const createSearchScope = ({ positions }: CachedList, { region, offers }: ListSource): SearchScope => ({
  region,
  isVisible: (index) => positions[index]! >= 0,
  priceOf: (variant) =>
    isFeatureOn('priceDisplay', region) ? variantPrice(variant, priceAtDispensary(variant.id, offers)) : null,
});

function searchIn(list: CachedList, source: ListSource, { q }: ListQuery): SearchResults | null {
  return q && source.search ? source.search.find(q, createSearchScope(list, source)) : null;
}

/** Keeps the order of the search results, best match first. */
const toListPositions = ({ positions }: CachedList, documentIndexes: readonly number[]) =>
  Uint32Array.from(documentIndexes, (index) => positions[index]!);

function stockMask({ index, stock }: CachedList, offers: Offers): Uint8Array {
  const mask =
    stock.get(offers) ??
    Uint8Array.from(index.products, (product) => Number(offerOf(product, offers).state === 'AVAILABLE'));
  stock.set(offers, mask);
  return mask;
}

/** Returns the offers once it is known which sizes they are for. */
const identifiedOffers = ({ catalogue, offers }: ListSource): Offers | null =>
  offers && catalogue.identifyVariants(offers.values()) ? offers : null;

function applyQuery(list: CachedList, given: ListSource, query: ListQuery) {
  const source = { ...given, offers: identifiedOffers(given) };
  const search = searchIn(list, source, query);
  const positions = search && toListPositions(list, search.documentIndexes);
  const isByMatch = positions && query.sort === 'newest';
  const masks = query.stock && source.offers ? [stockMask(list, source.offers)] : [];
  if (positions && !isByMatch) {
    const isFound = new Uint8Array(list.index.products.length);
    for (const position of positions) isFound[position] = 1;
    masks.push(isFound);
  }
  const mask = masks.length > 1 ? masks[0]!.map((bit, position) => bit & masks[1]![position]!) : (masks[0] ?? null);
  const sorted = isByMatch ? positions : getOrder(list, query.sort, source);
  const priced = withDispensaryPrices(list, source.offers).index;
  const index = query.size.length > 0 ? withPrices(priced, lowestPriceOfSizes(query.size, source.offers)) : priced;
  return { index, search, ...filterList(index, { chosen: query, indexes: sorted, mask }) };
}

/** Null also while its card is missing. */
function nearestProduct(list: CachedList, source: ListSource, { q }: ListQuery): ProductSummary | null {
  const position = q ? (source.search?.findNear(q, createSearchScope(list, source)) ?? null) : null;
  return position === null ? null : source.catalogue.card(position);
}

type Applied = ReturnType<typeof applyQuery>;

function findAlternatives(
  list: CachedList,
  source: ListSource,
  { query, index, matches }: Applied & { query: ListQuery },
): Pick<ListResult, 'suggestions' | 'nearest'> {
  if (matches.length > 0 || index.products.length === 0) return { suggestions: [], nearest: null };
  return {
    suggestions: relaxedQueries(query, (without) => applyQuery(list, source, without).matches.length),
    nearest: nearestProduct(list, source, query),
  };
}

const facetValues = ({ index, counts }: Applied) =>
  Object.fromEntries(
    facetKeys.map((key) => [
      key,
      index.values[key].map((name, valueIndex): FacetValue => ({ ...name, count: counts[key][valueIndex]! })),
    ]),
  ) as ListResult['facets'];

/**
 * Returns the page of matching products in the query's order, and the count for each filter value. Null if parts of the
 * catalogue are missing, which it then lists.
 */
export function computeList(source: ListSource, query: ListQuery): ListResult | null {
  const { catalogue } = source;
  const list = getCachedList(source);
  if (!list) return null;
  const applied = applyQuery(list, source, query);
  // Asks for no cards of products that may not be among the results.
  if (catalogue.missing.size) return null;
  const { index, search, matches } = applied;
  // A page beyond the end shows the first one, and ListNotes corrects the URL.
  const requestedIndex = (query.page - 1) * listStep;
  const from = requestedIndex < matches.length ? requestedIndex : 0;
  if (query.sort === 'name') sortShownNames(list, { catalogue, matches, from, to: from + query.shown });
  // Asks for no cards of names that may not be on the page.
  if (catalogue.missing.size) return null;
  const shown = Array.from(matches.subarray(from, from + query.shown), (each) => list.cataloguePositions[each]!);
  const products = catalogue.cardsAt(shown);
  const alternatives = findAlternatives(list, source, { ...applied, query });
  if (catalogue.missing.size) return null;
  const facets = facetValues(applied);
  const isOffered = index.products.length > 0;
  return { query, total: matches.length, from, products, facets, isOffered, search, ...alternatives };
}

const brandNamesCache = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

/** Returns the catalogue's brand names by slug. */
export function brandNames(catalogue: Catalogue): ReadonlyMap<string, string> {
  const names =
    brandNamesCache.get(catalogue) ?? new Map(catalogue.products.map(({ brandSlug, brand }) => [brandSlug, brand]));
  brandNamesCache.set(catalogue, names);
  return names;
}
