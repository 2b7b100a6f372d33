import { defaultMaxQuantity, type NewCartItem } from '../cart/cart';
import type { ProductSummary } from '../catalogue/productSummary';
import type { ProviderProduct } from '../delivery/providerSchema';
import type { Order } from './orderSchema';

/** Why nothing of a line can be had: out of the catalogue, not carried by the dispensary, or none left. */
export type AgainLack = 'gone' | 'notDelivered' | 'soldOut';

/** A line of a past order as it could be had today. */
export interface AgainLine {
  productVariantId: string;
  title: string;
  /** How many the past order had. */
  wanted: number;
  /** How many of them can be added; 0 where `lack` says why. */
  quantity: number;
  lack: AgainLack | null;
  /** Dollars each: then, and today. */
  oldPrice: number;
  price: number;
  /** The dispensary's stock; null where no dispensary is known. */
  stock: number | null;
  /** What goes into the cart; null where nothing does. */
  item: NewCartItem | null;
}

type Offers = ReadonlyMap<string, Pick<ProviderProduct, 'availableQuantity' | 'price'>>;
type Found = { product: ProductSummary; variant: ProductSummary['variants'][number] };

function findVariant(catalogue: readonly ProductSummary[], id: string): Found | null {
  for (const product of catalogue) {
    const variant = product.variants.find((each) => each.id === id);
    if (variant) return { product, variant };
  }
  return null;
}

const cartItemOf = ({ product, variant }: Found, price: number): NewCartItem => ({
  productVariantId: variant.id,
  price,
  metadata: {
    name: product.variants.length > 1 ? `${product.title} · ${variant.title}` : product.title,
    productType: product.productType,
    brand: product.brand,
    slug: product.slug,
    image: product.picture,
    thcGrams: variant.thcGrams ?? 0,
  },
});

function lackOf(found: Found | null, id: string, offers: Offers | null): AgainLack | null {
  if (!found) return 'gone';
  if (!offers) return found.variant.availability === 'available' ? null : 'soldOut';
  const offer = offers.get(id);
  if (!offer) return 'notDelivered';
  return offer.availableQuantity > 0 ? null : 'soldOut';
}

/**
 * What of a past order can be ordered today, line by line (S4-14, S4-18): with the stock and the prices of the dispensary
 * that serves today's address, or, where none is known (`offers` is null), with what the catalogue still has.
 */
export function orderAgain(
  order: Pick<Order, 'items'>,
  catalogue: readonly ProductSummary[],
  offers: Offers | null,
): AgainLine[] {
  return order.items.map(({ productVariantId: id, title, quantity: wanted, price: { amount: oldPrice } }) => {
    const found = findVariant(catalogue, id);
    const offer = offers?.get(id);
    const lack = lackOf(found, id, offers);
    const price = offer?.price.amount ?? found?.variant.price ?? oldPrice;
    const stock = offers ? (offer?.availableQuantity ?? 0) : null;
    return {
      productVariantId: id,
      title,
      wanted,
      quantity: lack ? 0 : Math.min(wanted, stock ?? defaultMaxQuantity),
      lack,
      oldPrice,
      price,
      stock,
      item: found && !lack ? cartItemOf(found, price) : null,
    };
  });
}
