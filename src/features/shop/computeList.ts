import { facetKeys, listedProducts, type FacetKey } from '../../domain/catalogue/list/listing';
import {
  buildListIndex,
  filterList,
  sortedIndexes,
  withPrices,
  type FacetName,
  type ListIndex,
} from '../../domain/catalogue/list/listIndex';
import { lowestPrice } from '../../domain/catalogue/productFigures';
import type { ListQuery, ListSort } from '../../domain/catalogue/list/listQuery';
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
import { getProductOffer, type Offers } from './live/getProductOffer';

export interface ListSource {
  catalogue: readonly ProductSummary[];
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
  products: readonly ProductSummary[];
  facets: Record<FacetKey, FacetValue[]>;
  /** False if the region sells nothing in this list, whatever the filters. */
  isOffered: boolean;
  /** Null without a search text. */
  search: Pick<SearchResults, 'ignoredWords' | 'matchedWords' | 'isPartial'> | null;
}

interface CachedList {
  index: ListIndex;
  orders: Partial<Record<ListSort, Uint32Array>>;
  compare: (a: string, b: string) => number;
  /** The list position of each catalogue product, or -1. */
  positions: Int32Array;
  stock: WeakMap<Offers, Uint8Array>;
  ranks: WeakMap<RatingsBySlug, Uint32Array>;
  prices: WeakMap<Offers, { index: ListIndex; orders: Partial<Record<ListSort, Uint32Array>> }>;
}

const indexes = new WeakMap<readonly ProductSummary[], Map<string, CachedList>>();

/** Built once per catalogue, route and region. */
function getCachedList({ catalogue, routeId, region, localeId }: ListSource): CachedList {
  const lists = indexes.get(catalogue) ?? new Map<string, CachedList>();
  indexes.set(catalogue, lists);
  const key = `${routeId} ${region}`;
  const existing = lists.get(key);
  if (existing) return existing;
  const { compare } = new Intl.Collator(localeId, { numeric: true });
  const products = listedProducts(catalogue, routeId, region);
  const positionByProduct = new Map(products.map((product, position) => [product, position]));
  const list: CachedList = {
    index: buildListIndex(products, compare),
    orders: {},
    compare,
    positions: Int32Array.from(catalogue, (product) => positionByProduct.get(product) ?? -1),
    stock: new WeakMap(),
    ranks: new WeakMap(),
    prices: new WeakMap(),
  };
  lists.set(key, list);
  return list;
}

const offerPrice = (offers: Offers) => (product: ProductSummary) => getProductOffer(product, offers).price;

const priceAtDispensary = (variantId: string, offers: Offers | null) => {
  const offer = offers?.get(variantId);
  return offer && { price: offer.price.amount };
};

/** With a size filter, the price filter and order apply to the chosen sizes alone. */
const lowestPriceOfSizes = (sizes: readonly string[], offers: Offers | null) => (product: ProductSummary) =>
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

function orderByRating({ index, compare, ranks }: CachedList, ratings: RatingsBySlug): Uint32Array {
  const rankOf = ({ slug }: ProductSummary) => {
    const rating = ratings.get(slug);
    return rating ? ratingRank(rating) : null;
  };
  const order = ranks.get(ratings) ?? sortedIndexes(index, { sort: 'rating', compare, rankOf });
  ranks.set(ratings, order);
  return order;
}

function getOrder(
  list: CachedList,
  sort: ListSort,
  { offers, ratings }: Pick<ListSource, 'offers' | 'ratings'>,
): Uint32Array {
  const { index, compare } = list;
  if (sort === 'rating' && ratings) return orderByRating(list, ratings);
  if (!offers || !sort.startsWith('price')) return (list.orders[sort] ??= sortedIndexes(index, { sort, compare }));
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
    Uint8Array.from(index.products, (product) => Number(getProductOffer(product, offers).state === 'AVAILABLE'));
  stock.set(offers, mask);
  return mask;
}

function applyQuery(source: ListSource, query: ListQuery) {
  const list = getCachedList(source);
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

/** Returns the matching products in the query's order, and the count for each filter value. */
export function computeList(source: ListSource, query: ListQuery): ListResult {
  const { index, search, matches, counts } = applyQuery(source, query);
  const facet = (key: FacetKey) =>
    index.values[key].map((name, valueIndex): FacetValue => ({ ...name, count: counts[key][valueIndex]! }));
  const facets = Object.fromEntries(facetKeys.map((key) => [key, facet(key)])) as ListResult['facets'];
  return {
    products: Array.from(matches, (position) => index.products[position]!),
    facets,
    isOffered: index.products.length > 0,
    search,
  };
}

export const countMatches = (source: ListSource, query: ListQuery): number => applyQuery(source, query).matches.length;

/** Returns the product of the list whose name is most similar to the text. */
export function nearestProduct(source: ListSource, text: string): ProductSummary | null {
  const list = getCachedList(source);
  const documentIndex = source.search?.findNear(text, createSearchScope(list, source)) ?? null;
  return documentIndex === null ? null : list.index.products[list.positions[documentIndex]!]!;
}

const brandNamesCache = new WeakMap<readonly ProductSummary[], ReadonlyMap<string, string>>();

/** Returns the catalogue's brand names by slug. */
export function brandNames(catalogue: readonly ProductSummary[]): ReadonlyMap<string, string> {
  const names = brandNamesCache.get(catalogue) ?? new Map(catalogue.map(({ brandSlug, brand }) => [brandSlug, brand]));
  brandNamesCache.set(catalogue, names);
  return names;
}
