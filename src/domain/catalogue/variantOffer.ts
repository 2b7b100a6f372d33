import { itemAvailability, type ItemAvailability } from './itemAvailability';
import type { Product } from './productSchema';

/** What the dispensary of the shopper's address says of a size. */
export interface VariantOffer {
  state: ItemAvailability;
  /** Its own price, in dollars; null where it has none. */
  price: number | null;
  /** Null where it is not known. */
  stock: number | null;
}

export type Offers = ReadonlyMap<string, { availableQuantity: number; price: { amount: number } }>;

interface Variant {
  id: string;
  availability: Product['availability'];
}

interface Place {
  /** Null until the dispensary has answered, and where nobody delivers. */
  offers: Offers | null;
  hasAddress: boolean;
  expressDeliveryProvidersCount: number;
}

/** S4-02 … S4-07 for one size. */
export function variantOffer(variant: Variant, { offers, ...place }: Place): VariantOffer {
  const offer = offers?.get(variant.id);
  const stock = offer?.availableQuantity ?? null;
  return { state: itemAvailability({ variant, stock, ...place }), stock, price: offer?.price.amount ?? null };
}

/** The one price of a size, wherever it is shown: the dispensary's own, else the suggested one. */
export const variantPrice = (
  { price }: { price: number | null },
  offer: Pick<VariantOffer, 'price'> | null | undefined,
): number | null => offer?.price ?? price;

/** The size that a product opens on before a dispensary is known: the first that is sold, else the first. */
export const firstVariant = <V extends Variant>(variants: readonly V[]): V =>
  variants.find(({ availability }) => availability === 'available') ?? variants[0]!;

/** The size that a product opens on at a dispensary: the one it would open on anyway if that can be had, else the first that can. */
export function firstVariantAt<V extends Variant>(
  variants: readonly V[],
  live: ReadonlyMap<string, Pick<VariantOffer, 'state'>>,
): V {
  const usual = firstVariant(variants);
  const canBeHad = ({ id }: V) => live.get(id)?.state === 'AVAILABLE';
  return canBeHad(usual) ? usual : (variants.find(canBeHad) ?? usual);
}
