import { podSizes, priceRanges, findRange, thcRanges } from './figureRanges';
import { facetKeys, type FacetKey } from './listing';
import { lowestPrice } from '../productFigures';
import type { ListedProduct } from '../files/catalogueFiles';
import type { ListSort } from './listQuery';
import { aromas, effects, oilTypes, plantTypes } from '../vocabulary';

/** `name` is the displayed name: the brand's name, or the value itself. */
export interface FacetName {
  value: string;
  name: string;
}

/** Product p has the values `codes[starts[p]]` to `codes[starts[p + 1] - 1]`. */
interface FacetCodes {
  starts: Uint32Array;
  codes: Uint16Array;
}

/** Stores filter values as numbers, so that filtering 5,000 products takes less than a millisecond. */
export interface ListIndex {
  products: readonly ListedProduct[];
  values: Record<FacetKey, FacetName[]>;
  codes: Record<FacetKey, FacetCodes>;
}

type Compare = (a: string, b: string) => number;
type FigureOf = (product: ListedProduct, position: number) => number | null;
type ValuesOf = (product: ListedProduct, position: number) => readonly string[];

const asArray = (value: string | null): string[] => (value === null ? [] : [value]);
const pricesOf =
  (priceOf: FigureOf): ValuesOf =>
  (product, position) =>
    // Devices have a price, but none of the other filter values.
    asArray(product.productType === 'oil' ? findRange(priceOf(product, position), priceRanges) : null);

const valuesOf: Record<FacetKey, ValuesOf> = {
  plant: ({ plantType }) => asArray(plantType),
  effect: ({ effects: values = [] }) => values,
  flavor: ({ flavors = [] }) => flavors,
  thc: ({ thcRange }) => asArray(thcRange),
  size: ({ variants }) => variants.flatMap(({ grams }) => asArray(grams === null ? null : String(grams))),
  price: pricesOf(lowestPrice),
  method: ({ oilType }) => asArray(oilType),
  brand: ({ brandSlug }) => [brandSlug],
};

/** Numbers a filter's values in display order, and lists the values of each product. */
function indexFacet(products: readonly ListedProduct[], names: readonly FacetName[], of: ValuesOf) {
  const productValues = products.map(of);
  const found = new Set(productValues.flat());
  const values = names.filter(({ value }) => found.has(value));
  const codeByValue = new Map(values.map(({ value }, code) => [value, code]));
  const starts = new Uint32Array(products.length + 1);
  productValues.forEach(({ length }, index) => (starts[index + 1] = starts[index]! + length));
  return {
    values,
    codes: { starts, codes: Uint16Array.from(productValues.flat(), (value) => codeByValue.get(value)!) },
  };
}

const toFacetNames = (vocabulary: readonly string[]) => vocabulary.map((value) => ({ value, name: value }));

/** `compare` sorts names by the collation of the page's language. */
export function buildListIndex(products: readonly ListedProduct[], compare: Compare): ListIndex {
  const brands = new Map(products.map(({ brandSlug, brand }) => [brandSlug, brand]));
  const names: Record<FacetKey, FacetName[]> = {
    plant: toFacetNames(plantTypes),
    effect: toFacetNames(effects),
    flavor: toFacetNames(aromas),
    thc: toFacetNames(thcRanges),
    size: toFacetNames(podSizes),
    price: toFacetNames(priceRanges),
    method: toFacetNames(oilTypes),
    brand: [...brands]
      .map(([value, name]) => ({ value, name }))
      .sort((a, b) => compare(a.name, b.name) || compare(a.value, b.value)),
  };
  const facets = facetKeys.map((key) => [key, indexFacet(products, names[key], valuesOf[key])] as const);
  const pick = (field: 'values' | 'codes') => Object.fromEntries(facets.map(([key, facet]) => [key, facet[field]]));
  return { products, values: pick('values') as ListIndex['values'], codes: pick('codes') as ListIndex['codes'] };
}

export function withPrices(index: ListIndex, priceOf: FigureOf): ListIndex {
  const { values, codes } = indexFacet(index.products, toFacetNames(priceRanges), pricesOf(priceOf));
  return { ...index, values: { ...index.values, price: values }, codes: { ...index.codes, price: codes } };
}

function figuresOf(products: readonly ListedProduct[], figure: FigureOf, sign: 1 | -1): Float64Array {
  return Float64Array.from(products, (product, position) => {
    const value = figure(product, position);
    return value === null ? Infinity : sign * value;
  });
}

function compareByFigures(...all: readonly ArrayLike<number>[]) {
  return (a: number, b: number) => {
    for (const figures of all) if (figures[a] !== figures[b]) return figures[a]! - figures[b]!;
    return a - b;
  };
}

/** Collating is slow and many products share a brand, so only distinct names are compared. */
function brandRanks(products: readonly ListedProduct[], compare: Compare): Uint32Array {
  const names = [...new Set(products.map(({ brand }) => brand))].sort(compare);
  const rankByName = new Map(names.map((name, rank) => [name, rank]));
  return Uint32Array.from(products, ({ brand }) => rankByName.get(brand)!);
}

const thcOf: FigureOf = ({ thcPercent }) => thcPercent ?? null;

interface Order {
  sort: ListSort;
  compare: Compare;
  priceOf?: FigureOf;
  /** The position of the title in alphabetical order: of all titles by name, of those of the brand by brand. */
  titleRankOf?: FigureOf;
  /** Returns null for a product with too few ratings. */
  rankOf?: FigureOf;
}

/** Returns product indexes. Ties stay newest first. */
export function sortedIndexes(
  { products }: ListIndex,
  { sort, compare, priceOf = lowestPrice, titleRankOf = () => null, rankOf = () => null }: Order,
): Uint32Array {
  const indexes = Uint32Array.from(products.keys());
  const by = (figure: FigureOf, sign: 1 | -1 = 1) => figuresOf(products, figure, sign);
  const orders: Record<Exclude<ListSort, 'newest'>, () => ArrayLike<number>[]> = {
    rating: () => [by(rankOf, -1)],
    name: () => [by(titleRankOf)],
    brand: () => [brandRanks(products, compare), by(titleRankOf)],
    'thc-desc': () => [by(thcOf, -1)],
    'thc-asc': () => [by(thcOf)],
    'price-asc': () => [by(priceOf)],
    'price-desc': () => [by(priceOf, -1)],
  };
  return sort === 'newest' ? indexes : indexes.sort(compareByFigures(...orders[sort]()));
}

export interface FilteredList {
  matches: Uint32Array;
  /** The number of products that would match if the value were chosen too. */
  counts: Record<FacetKey, Uint32Array>;
}

interface Filter {
  chosen: Record<FacetKey, readonly string[]>;
  indexes: Uint32Array;
  /** 1 for each product to include. Null includes all. */
  mask: Uint8Array | null;
}

function testOf({ values, codes }: ListIndex, key: FacetKey, chosen: readonly string[]) {
  if (chosen.length === 0) return null;
  const isChosen = values[key].map(({ value }) => chosen.includes(value));
  const { starts, codes: facetCodes } = codes[key];
  return (index: number): boolean => {
    for (let position = starts[index]!; position < starts[index + 1]!; position += 1)
      if (isChosen[facetCodes[position]!]) return true;
    return false;
  };
}

function countIn({ starts, codes }: FacetCodes, counts: Uint32Array, index: number): void {
  for (let position = starts[index]!; position < starts[index + 1]!; position += 1) counts[codes[position]!]! += 1;
}

/** A product must match every filter. The counts of a filter ignore that filter's own chosen values. */
export function filterList(list: ListIndex, { chosen, indexes, mask }: Filter): FilteredList {
  const facets = facetKeys.map((key) => ({
    key,
    codes: list.codes[key],
    test: testOf(list, key, chosen[key]),
    counts: new Uint32Array(list.values[key].length),
  }));
  const active = facets.filter(({ test }) => test);
  const matches = new Uint32Array(indexes.length);
  let matchCount = 0;
  for (const index of indexes) {
    if (mask && !mask[index]) continue;
    // Allocates no array per product, because this runs for thousands of products.
    const rejecting = active.find(({ test }) => !test!(index));
    if (!rejecting) {
      matches[matchCount] = index;
      matchCount += 1;
      for (const { codes, counts } of facets) countIn(codes, counts, index);
    } else if (active.every((facet) => facet === rejecting || facet.test!(index))) {
      countIn(rejecting.codes, rejecting.counts, index);
    }
  }
  const counts = Object.fromEntries(
    facets.map(({ key, counts: facetCounts }) => [key, facetCounts]),
  ) as FilteredList['counts'];
  return { matches: matches.subarray(0, matchCount), counts };
}
