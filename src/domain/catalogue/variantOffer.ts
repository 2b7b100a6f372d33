import { defaultVariant } from './defaultVariant';
import { itemAvailability, type ItemAvailability } from './itemAvailability';
import type { Product } from './productSchema';

/** A size's availability and price at the dispensary that serves the shopper's address. */
export interface VariantOffer {
  state: ItemAvailability;
  /** The dispensary's price, in dollars; null if it has none. */
  price: number | null;
  /** Null if unknown. */
  stock: number | null;
}

export type StockByVariant = ReadonlyMap<string, { availableQuantity: number; price: { amount: number } }>;

interface Variant {
  id: string;
  availability: Product['availability'];
}

interface OfferContext {
  /** Null until the dispensary has answered, and for addresses without delivery. */
  offers: StockByVariant | null;
  hasAddress: boolean;
  expressDeliveryProvidersCount: number;
}

/** The offer for one size. */
export function variantOffer(variant: Variant, { offers, ...context }: OfferContext): VariantOffer {
  const offer = offers?.get(variant.id);
  const stock = offer?.availableQuantity ?? null;
  return { state: itemAvailability({ variant, stock, ...context }), stock, price: offer?.price.amount ?? null };
}

/** The price of a size wherever it is shown: the dispensary's own, else the suggested one. */
export const variantPrice = (
  { price }: { price: number | null },
  offer: Pick<VariantOffer, 'price'> | null | undefined,
): number | null => offer?.price ?? price;

/** The size selected once a dispensary is known: the usual one if it is available, else the first available one. */
export function defaultVariantInStock<V extends Variant>(
  variants: readonly V[],
  offers: ReadonlyMap<string, Pick<VariantOffer, 'state'>>,
): V {
  const preferred = defaultVariant(variants);
  const isAvailable = ({ id }: V) => offers.get(id)?.state === 'AVAILABLE';
  return isAvailable(preferred) ? preferred : (variants.find(isAvailable) ?? preferred);
}
