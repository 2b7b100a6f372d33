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
import { ratingRank } from '../../domain/rating/ownerRatings';
import { isFeatureOn } from '../../domain/region/features';
import type { LocaleId } from '../../domain/region/locales';
import type { Subcountry } from '../../domain/region/regions';
import { variantPrice } from '../../domain/catalogue/variantOffer';
import type { SearchResults } from '../../domain/search/findDocuments';
import type { SearchIndex } from '../../domain/search/searchIndex';
import type { SearchScope } from '../../domain/search/parseTerms';
import type { RatingsBySlug } from '../../state/ownerRatings';
import { offerOf, type Offers } from './live/offerOf';

/** The input of a list's computation. */
export interface ListSource {
  catalogue: readonly ProductSummary[];
  routeId: string;
  region: Subcountry;
  localeId: LocaleId;
  search: SearchIndex | null;
  /** The dispensary's offers for the shopper's address, once loaded. */
  offers: Offers | null;
  /** The owners' ratings, once loaded. */
  ratings: RatingsBySlug | null;
}

export interface FacetValue extends FacetName {
  count: number;
}

export interface ListResult {
  products: readonly ProductSummary[];
  facets: Record<FacetKey, FacetValue[]>;
  /** True if the region sells anything in this list. */
  isOffered: boolean;
  /** How the search text was understood; null without one. */
  search: Pick<SearchResults, 'ignoredWords' | 'matchedWords' | 'isPartial'> | null;
}

interface Indexed {
  index: ListIndex;
  orders: Partial<Record<ListSort, Uint32Array>>;
  compare: (a: string, b: string) => number;
  /** The list position of each catalogue product; -1 if it is not in the list. */
  placeOf: Int32Array;
  stock: WeakMap<Offers, Uint8Array>;
  /** By the owners' ratings. */
  ranks: WeakMap<RatingsBySlug, Uint32Array>;
  /** At the dispensary's prices. */
  prices: WeakMap<Offers, { index: ListIndex; orders: Partial<Record<ListSort, Uint32Array>> }>;
}

const indexes = new WeakMap<readonly ProductSummary[], Map<string, Indexed>>();

/** The filter index of a route's list in a region; built once per catalogue. */
function indexOf({ catalogue, routeId, region, localeId }: ListSource): Indexed {
  const known = indexes.get(catalogue) ?? new Map<string, Indexed>();
  indexes.set(catalogue, known);
  const name = `${routeId} ${region}`;
  const found = known.get(name);
  if (found) return found;
  const { compare } = new Intl.Collator(localeId, { numeric: true });
  const products = listedProducts(catalogue, routeId, region);
  const places = new Map(products.map((product, place) => [product, place]));
  const made: Indexed = {
    index: buildListIndex(products, compare),
    orders: {},
    compare,
    placeOf: Int32Array.from(catalogue, (product) => places.get(product) ?? -1),
    stock: new WeakMap(),
    ranks: new WeakMap(),
    prices: new WeakMap(),
  };
  known.set(name, made);
  return made;
}

const priceAt = (offers: Offers) => (product: ProductSummary) => offerOf(product, offers).price;

const priceAtDispensary = (variantId: string, offers: Offers | null) => {
  const offer = offers?.get(variantId);
  return offer && { price: offer.price.amount };
};

/** The lowest price of a product's chosen sizes: a shopper who filters by 1 g and a price asks for the price of 1 g. */
const priceOfSizes = (sizes: readonly string[], offers: Offers | null) => (product: ProductSummary) =>
  lowestPrice({
    variants: product.variants
      .filter(({ grams }) => sizes.includes(String(grams)))
      .map((variant) => ({ ...variant, price: variantPrice(variant, priceAtDispensary(variant.id, offers)) })),
  });

/** The index and orders with the dispensary's prices, or the suggested ones while there are no offers. */
function pricedBy({ index, orders, prices }: Indexed, offers: Offers | null) {
  if (!offers) return { index, orders };
  const known = prices.get(offers) ?? { index: withPrices(index, priceAt(offers)), orders: {} };
  prices.set(offers, known);
  return known;
}

function orderByRating({ index, compare, ranks }: Indexed, ratings: RatingsBySlug): Uint32Array {
  const rankOf = ({ slug }: ProductSummary) => {
    const rating = ratings.get(slug);
    return rating ? ratingRank(rating) : null;
  };
  const order = ranks.get(ratings) ?? sortedIndexes(index, { sort: 'rating', compare, rankOf });
  ranks.set(ratings, order);
  return order;
}

function orderOf(
  list: Indexed,
  sort: ListSort,
  { offers, ratings }: Pick<ListSource, 'offers' | 'ratings'>,
): Uint32Array {
  const { index, compare } = list;
  if (sort === 'rating' && ratings) return orderByRating(list, ratings);
  if (!offers || !sort.startsWith('price')) return (list.orders[sort] ??= sortedIndexes(index, { sort, compare }));
  return (pricedBy(list, offers).orders[sort] ??= sortedIndexes(index, { sort, compare, priceOf: priceAt(offers) }));
}

/** The scope of a search: the products of the list, at the prices that its shoppers see. */
const scopeOf = ({ placeOf }: Indexed, { region, offers }: ListSource): SearchScope => ({
  isVisible: (at) => placeOf[at]! >= 0,
  priceOf: (variant) =>
    isFeatureOn('priceDisplay', region) ? variantPrice(variant, priceAtDispensary(variant.id, offers)) : null,
});

function searchIn(list: Indexed, source: ListSource, { q }: ListQuery): SearchResults | null {
  return q && source.search ? source.search.find(q, scopeOf(list, source)) : null;
}

/** The list positions of the search results, best match first. */
const placesOf = ({ placeOf }: Indexed, found: readonly number[]) => Uint32Array.from(found, (at) => placeOf[at]!);

function stockMask({ index, stock }: Indexed, offers: Offers): Uint8Array {
  const mask =
    stock.get(offers) ??
    Uint8Array.from(index.products, (product) => Number(offerOf(product, offers).state === 'AVAILABLE'));
  stock.set(offers, mask);
  return mask;
}

function filterBy(source: ListSource, query: ListQuery) {
  const list = indexOf(source);
  const search = searchIn(list, source, query);
  const found = search && placesOf(list, search.documentIndexes);
  const isByMatch = found && query.sort === 'newest';
  const masks = query.stock && source.offers ? [stockMask(list, source.offers)] : [];
  if (found && !isByMatch) {
    const isFound = new Uint8Array(list.index.products.length);
    for (const place of found) isFound[place] = 1;
    masks.push(isFound);
  }
  const mask = masks.length > 1 ? masks[0]!.map((is, place) => is & masks[1]![place]!) : (masks[0] ?? null);
  const sorted = isByMatch ? found : orderOf(list, query.sort, source);
  const priced = pricedBy(list, source.offers).index;
  const index = query.size.length > 0 ? withPrices(priced, priceOfSizes(query.size, source.offers)) : priced;
  return { index, search, ...filterList(index, { chosen: query, indexes: sorted, mask }) };
}

/** The products that match a query, in its order, and the count for each filter value. */
export function computeList(source: ListSource, query: ListQuery): ListResult {
  const { index, search, matches, counts } = filterBy(source, query);
  const facet = (key: FacetKey) =>
    index.values[key].map((name, place): FacetValue => ({ ...name, count: counts[key][place]! }));
  const facets = Object.fromEntries(facetKeys.map((key) => [key, facet(key)])) as ListResult['facets'];
  return {
    products: Array.from(matches, (place) => index.products[place]!),
    facets,
    isOffered: index.products.length > 0,
    search,
  };
}

export const countMatches = (source: ListSource, query: ListQuery): number => filterBy(source, query).matches.length;

/** The product of the list most similar to the search text, if any. */
export function nearestProduct(source: ListSource, text: string): ProductSummary | null {
  const list = indexOf(source);
  const at = source.search?.findNear(text, scopeOf(list, source)) ?? null;
  return at === null ? null : list.index.products[list.placeOf[at]!]!;
}

const brandsKnown = new WeakMap<readonly ProductSummary[], ReadonlyMap<string, string>>();

/** The names of a catalogue's brands, by slug. */
export function brandNames(catalogue: readonly ProductSummary[]): ReadonlyMap<string, string> {
  const names = brandsKnown.get(catalogue) ?? new Map(catalogue.map(({ brandSlug, brand }) => [brandSlug, brand]));
  brandsKnown.set(catalogue, names);
  return names;
}
