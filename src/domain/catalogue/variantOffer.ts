import { defaultVariant } from './defaultVariant';
import { itemAvailability, type ItemAvailability } from './itemAvailability';
import type { Product } from './productSchema';

export interface VariantOffer {
  state: ItemAvailability;
  price: number | null;
  stock: number | null;
}

export type StockByVariant = ReadonlyMap<string, { availableQuantity: number; price: { amount: number } }>;

interface Variant {
  id: string;
  availability: Product['availability'];
}

interface OfferContext {
  /** Null until the dispensary's stock has loaded, and for addresses without delivery. */
  offers: StockByVariant | null;
  hasAddress: boolean;
  expressDeliveryProvidersCount: number;
}

export function variantOffer(variant: Variant, { offers, ...context }: OfferContext): VariantOffer {
  const offer = offers?.get(variant.id);
  const stock = offer?.availableQuantity ?? null;
  return { state: itemAvailability({ variant, stock, ...context }), stock, price: offer?.price.amount ?? null };
}

export const variantPrice = (
  { price }: { price: number | null },
  offer: Pick<VariantOffer, 'price'> | null | undefined,
): number | null => offer?.price ?? price;

/** Returns the default variant if the dispensary has it, otherwise the first in stock. */
export function defaultVariantInStock<V extends Variant>(
  variants: readonly V[],
  offers: ReadonlyMap<string, Pick<VariantOffer, 'state'>>,
): V {
  const preferred = defaultVariant(variants);
  const isAvailable = ({ id }: V) => offers.get(id)?.state === 'AVAILABLE';
  return isAvailable(preferred) ? preferred : (variants.find(isAvailable) ?? preferred);
}
