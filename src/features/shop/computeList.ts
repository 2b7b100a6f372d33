import { facetKeys, isListed, type FacetKey } from '../../domain/catalogue/list/listing';
import {
  buildListIndex,
  filterList,
  sortedIndexes,
  withPrices,
  type FacetName,
  type ListIndex,
} from '../../domain/catalogue/list/listIndex';
import { lowestPrice } from '../../domain/catalogue/productFigures';
import { relaxedQueries, type RelaxedQuery } from '../../domain/catalogue/list/nearestMatch';
import { listStep, type ListQuery, type ListSort } from '../../domain/catalogue/list/listQuery';
import type { Catalogue } from '../../domain/catalogue/files/catalogue';
import type { CataloguePart, ListedProduct } from '../../domain/catalogue/files/catalogueFiles';
import { productOffer } from '../../domain/catalogue/productOffer';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { ratingRank } from '../../domain/catalogue/ownerRatings';
import { isFeatureOn } from '../../domain/region/features';
import type { LocaleId } from '../../domain/region/locales';
import type { Subcountry } from '../../domain/region/regions';
import { variantPrice } from '../../domain/catalogue/variantOffer';
import type { SearchResults } from '../../domain/search/findDocuments';
import type { SearchIndex } from '../../domain/search/searchIndex';
import type { SearchScope } from '../../domain/search/parseTerms';
import type { RatingsBySlug } from '../../state/ownerRatings';
import type { Offers } from './live/getProductOffer';

export interface ListSource {
  catalogue: Catalogue;
  routeId: string;
  region: Subcountry;
  localeId: LocaleId;
  search: SearchIndex | null;
  /** Null until the dispensary for the address has responded. */
  offers: Offers | null;
  /** Null until they have loaded. */
  ratings: RatingsBySlug | null;
}

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

interface CachedList {
  index: ListIndex;
  orders: Partial<Record<ListSort, Uint32Array>>;
  compare: (a: string, b: string) => number;
  /** The catalogue position of each product of the list. */
  cataloguePositions: readonly number[];
  /** The list position of each catalogue product, or -1. */
  positions: Int32Array;
  stock: WeakMap<Offers, Uint8Array>;
  ranks: WeakMap<RatingsBySlug, Uint32Array>;
  prices: WeakMap<Offers, { index: ListIndex; orders: Partial<Record<ListSort, Uint32Array>> }>;
}

const indexes = new WeakMap<Catalogue, Map<string, CachedList>>();

function createList({ catalogue, routeId, region, localeId }: ListSource): CachedList {
  const { compare } = new Intl.Collator(localeId, { numeric: true });
  const cataloguePositions = catalogue.products.flatMap((product, position) =>
    isListed(product, routeId) && product.regions.includes(region) ? [position] : [],
  );
  const positions = new Int32Array(catalogue.products.length).fill(-1);
  cataloguePositions.forEach((position, listPosition) => (positions[position] = listPosition));
  return {
    index: buildListIndex(
      cataloguePositions.map((position) => catalogue.products[position]!),
      compare,
    ),
    orders: {},
    compare,
    cataloguePositions,
    positions,
    stock: new WeakMap(),
    ranks: new WeakMap(),
    prices: new WeakMap(),
  };
}

// With the first cards, because few filters have none of them among their results.
const requiredParts = ['traits', 'cards-0'] as const;

/** Built once per catalogue, route and region. Null until the parts have loaded that it is built from. */
function getCachedList(source: ListSource): CachedList | null {
  // Asks for all of them at once.
  if (requiredParts.filter((part) => !source.catalogue.has(part)).length) return null;
  const lists = indexes.get(source.catalogue) ?? new Map<string, CachedList>();
  indexes.set(source.catalogue, lists);
  const key = `${source.routeId} ${source.region}`;
  const list = lists.get(key) ?? createList(source);
  lists.set(key, list);
  return list;
}

/** Its price and stock. Only cards know in which other state a product is. */
const offerOf = ({ variants, availability }: ListedProduct, offers: Offers) =>
  productOffer(
    { variants: variants.map((variant) => ({ ...variant, availability })), expressDeliveryProvidersCount: 0 },
    offers,
  );

const offerPrice = (offers: Offers) => (product: ListedProduct) => offerOf(product, offers).price;

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

/** Falls back to suggested prices while there are no offers. */
function withDispensaryPrices({ index, orders, prices }: CachedList, offers: Offers | null) {
  if (!offers) return { index, orders };
  const priced = prices.get(offers) ?? { index: withPrices(index, offerPrice(offers)), orders: {} };
  prices.set(offers, priced);
  return priced;
}

function orderByRating(
  { index, compare, ranks, positions }: CachedList,
  { catalogue }: ListSource,
  ratings: RatingsBySlug,
) {
  const known = ranks.get(ratings);
  if (known) return known;
  const ranksByPosition = new Map<number, number>();
  for (const rating of ratings.values()) {
    const position = catalogue.positionOf(rating.slug);
    if (position !== null) ranksByPosition.set(positions[position]!, ratingRank(rating));
  }
  const rankOf = (_: ListedProduct, position: number) => ranksByPosition.get(position) ?? null;
  const order = sortedIndexes(index, { sort: 'rating', compare, rankOf });
  if (catalogue.has('ids')) ranks.set(ratings, order);
  return order;
}

const partsOfSorts: Partial<Record<ListSort, CataloguePart>> = {
  name: 'titles',
  brand: 'titles',
  'thc-desc': 'figures',
  'thc-asc': 'figures',
};

function getOrder(list: CachedList, sort: ListSort, source: ListSource): Uint32Array {
  const { index, compare, cataloguePositions } = list;
  const { catalogue, offers, ratings } = source;
  if (sort === 'rating' && ratings) return orderByRating(list, source, ratings);
  const titleRankOf = (_: ListedProduct, position: number) => catalogue.titleRank(cataloguePositions[position]!);
  const part = partsOfSorts[sort];
  if (part && !catalogue.has(part)) return sortedIndexes(index, { sort: 'newest', compare });
  if (!offers || !sort.startsWith('price'))
    return (list.orders[sort] ??= sortedIndexes(index, { sort, compare, titleRankOf }));
  return (withDispensaryPrices(list, offers).orders[sort] ??= sortedIndexes(index, {
    sort,
    compare,
    priceOf: offerPrice(offers),
  }));
}

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
function identifiedOffers({ catalogue, offers }: ListSource): Offers | null {
  if (!offers || !catalogue.has('ids')) return null;
  catalogue.identifyVariants(offers.keys());
  return offers;
}

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
