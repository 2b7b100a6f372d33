import type { ListedProduct } from '../catalogue/files/catalogueFiles';
import type { Aroma, Effect, OilType, PlantType, Terpene } from '../catalogue/vocabulary';

/** Ranges include both ends. Prices are in dollars, THC in percent. */
export type Criterion =
  | { by: 'plant'; value: PlantType }
  | { by: 'method'; value: OilType }
  | { by: 'effect'; value: Effect }
  | { by: 'flavor'; value: Aroma }
  | { by: 'terpene'; value: Terpene }
  | { by: 'ratio'; of: readonly [cbd: number, thc: number][] }
  | { by: 'kind'; value: ListedProduct['productType'] | null }
  | { by: 'state'; value: ListedProduct['availability'] }
  | { by: 'size'; grams: number }
  | { by: 'price'; from: number; to: number }
  | { by: 'thc'; from: number; to: number };

/** 'cheapest' sorts by price with `near` 0. */
export type SearchSort = { by: 'newest' } | { by: 'price' | 'thc'; near: number };

type Variant = ListedProduct['variants'][number];

/** Null where the shopper sees no price. */
export type PriceOf = (variant: Variant) => number | null;

interface SearchContext {
  /** In grams. The price must be that of one of these sizes. */
  sizes: readonly number[];
  priceOf: PriceOf;
}

function pricesOf({ variants }: ListedProduct, { sizes, priceOf }: SearchContext): number[] {
  const matching = variants.filter(({ grams }) => !sizes.length || (grams !== null && sizes.includes(grams)));
  return matching.flatMap((variant) => priceOf(variant) ?? []);
}

const isWithin = (figure: number | null, { from, to }: { from: number; to: number }): boolean =>
  figure !== null && figure >= from && figure <= to;

/** Labels round ratios: 21.3:1 is sold as 20:1. */
const ratioTolerance = 0.15;

/** Returns null for pods without THC or without CBD. */
function cbdPerThc(product: ListedProduct): number | null {
  return product.thcPercent && product.cbdPercent ? product.cbdPercent / product.thcPercent : null;
}

const isNearRatio = (ratio: number | null, [cbd, thc]: readonly [number, number]): boolean =>
  ratio !== null && Math.abs(ratio / (cbd / thc) - 1) <= ratioTolerance;

type Test<Key extends Criterion['by']> = (
  product: ListedProduct,
  criterion: Extract<Criterion, { by: Key }>,
  context: SearchContext,
) => boolean;

const tests: { [Key in Criterion['by']]: Test<Key> } = {
  plant: ({ plantType }, { value }) => plantType === value,
  method: ({ oilType }, { value }) => oilType === value,
  effect: ({ effects = [] }, { value }) => effects.includes(value),
  flavor: ({ flavors = [] }, { value }) => flavors.includes(value),
  terpene: ({ terpenes = [] }, { value }) => terpenes.includes(value),
  ratio: (product, { of }) => of.some((ratio) => isNearRatio(cbdPerThc(product), ratio)),
  kind: ({ productType }, { value }) => value === null || productType === value,
  state: ({ availability }, { value }) => availability === value,
  size: ({ variants }, { grams }) => variants.some((variant) => variant.grams === grams),
  price: (product, range, context) => pricesOf(product, context).some((price) => isWithin(price, range)),
  thc: (product, range) => isWithin(product.thcPercent ?? null, range),
};

export const meetsCriterion = (product: ListedProduct, criterion: Criterion, context: SearchContext): boolean =>
  (tests[criterion.by] as Test<Criterion['by']>)(product, criterion, context);

/** Returns Infinity for products without the figure, which sorts them last. */
export function sortDistance(product: ListedProduct, order: SearchSort, context: SearchContext): number {
  if (order.by === 'newest') return 0;
  const figures = order.by === 'price' ? pricesOf(product, context) : [product.thcPercent ?? Infinity];
  return Math.min(Infinity, ...figures.map((figure) => Math.abs(figure - order.near)));
}
