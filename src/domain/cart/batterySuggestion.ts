import type { ProductSummary } from '../catalogue/productSummary';
import type { StockByVariant } from '../catalogue/variantOffer';
import type { CartItem } from './cart';

/** In dollars. */
export const suggestedBatteryPrice = 30;

/** Every device in the shop is a battery or a kit that includes one. */
export const lacksBattery = (items: readonly CartItem[]): boolean =>
  items.length > 0 && items.every(({ metadata }) => metadata.productType === 'oil');

export interface BatterySale {
  product: ProductSummary;
  variant: ProductSummary['variants'][number];
  /** In dollars. */
  price: number;
  /** Undefined without a dispensary. */
  stock: number | undefined;
}

/** Prefers the dispensary's price and stock over the catalogue's. Null if the battery cannot be ordered. */
export function batterySale(product: ProductSummary, offers: StockByVariant | null): BatterySale | null {
  // Page data of another build may have no sizes.
  const variant = product.variants?.[0];
  if (!variant) return null;
  const offer = offers?.get(variant.id);
  const stock = offer?.availableQuantity;
  const isAvailable = offers ? (stock ?? 0) > 0 : variant.availability === 'available';
  return isAvailable
    ? { product, variant, price: offer?.price.amount ?? variant.price ?? suggestedBatteryPrice, stock }
    : null;
}
