import { isListed } from '../../../domain/catalogue/list/listing';
import { buildListIndex, sortedIndexes, withPrices, type ListIndex } from '../../../domain/catalogue/list/listIndex';
import type { ListSort } from '../../../domain/catalogue/list/listQuery';
import type { Catalogue } from '../../../domain/catalogue/files/catalogue';
import type { ListedProduct } from '../../../domain/catalogue/files/catalogueFiles';
import { productOffer } from '../../../domain/catalogue/productOffer';
import { ratingRank } from '../../../domain/catalogue/ownerRatings';
import type { LocaleId } from '../../../domain/region/locales';
import type { Subcountry } from '../../../domain/region/regions';
import type { SearchIndex } from '../../../domain/search/searchIndex';
import type { RatingsBySlug } from '../../../state/ownerRatings';
import type { Offers } from './getProductOffer';

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

export interface CachedList {
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
export function getCachedList(source: ListSource): CachedList | null {
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
export const offerOf = ({ variants, availability }: ListedProduct, offers: Offers) =>
  productOffer(
    { variants: variants.map((variant) => ({ ...variant, availability })), expressDeliveryProvidersCount: 0 },
    offers,
  );

const offerPrice = (offers: Offers) => (product: ListedProduct) => offerOf(product, offers).price;

/** Falls back to suggested prices while there are no offers. */
export function withDispensaryPrices({ index, orders, prices }: CachedList, offers: Offers | null) {
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
  const located = catalogue.locateRatings(ratings.values());
  const ranksByPosition = new Map(located?.map(([rating, { position }]) => [positions[position]!, ratingRank(rating)]));
  const rankOf = (_: ListedProduct, position: number) => ranksByPosition.get(position) ?? null;
  const order = sortedIndexes(index, { sort: 'rating', compare, rankOf });
  if (located) ranks.set(ratings, order);
  return order;
}

/** False until the parts have loaded that the order is made of. */
const isOrderKnown: Partial<Record<ListSort, (catalogue: Catalogue) => boolean>> = {
  name: (catalogue) => catalogue.titleFile(0) !== null,
  brand: (catalogue) => catalogue.has('brandTitles'),
  'thc-desc': (catalogue) => catalogue.has('figures'),
  'thc-asc': (catalogue) => catalogue.has('figures'),
};

/** The order of names is one of files of names, see `sortShownNames`. */
export function getOrder(list: CachedList, sort: ListSort, source: ListSource): Uint32Array {
  const { index, compare, cataloguePositions } = list;
  const { catalogue, offers, ratings } = source;
  if (sort === 'rating' && ratings) return orderByRating(list, source, ratings);
  if (isOrderKnown[sort]?.(catalogue) === false) return sortedIndexes(index, { sort: 'newest', compare });
  const titleRankOf = (_: ListedProduct, position: number) =>
    catalogue[sort === 'brand' ? 'brandTitleRank' : 'titleFile'](cataloguePositions[position]!);
  if (!offers || !sort.startsWith('price'))
    return (list.orders[sort] ??= sortedIndexes(index, { sort, compare, titleRankOf }));
  return (withDispensaryPrices(list, offers).orders[sort] ??= sortedIndexes(index, {
    sort,
    compare,
    priceOf: offerPrice(offers),
  }));
}

/** Sorts the names from `from` to `to`, with the others of their files. Asks for these files. */
export function sortShownNames(
  { cataloguePositions }: CachedList,
  { catalogue, matches, from, to }: { catalogue: Catalogue; matches: Uint32Array; from: number; to: number },
): void {
  const positionAt = (index: number) => cataloguePositions[matches[index]!]!;
  const isSameFile = (a: number, b: number) =>
    catalogue.titleFile(positionAt(a)) === catalogue.titleFile(positionAt(b));
  let [start, end] = [from, Math.min(to, matches.length)];
  while (start > 0 && isSameFile(start - 1, start)) start -= 1;
  while (end < matches.length && isSameFile(end - 1, end)) end += 1;
  const rankOf = (match: number) => catalogue.titleRank(cataloguePositions[match]!) ?? 0;
  matches.subarray(start, end).sort((a, b) => rankOf(a) - rankOf(b));
}
