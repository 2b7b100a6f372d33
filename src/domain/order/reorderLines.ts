import type { Order } from './orderSchema';
import { defaultMaxQuantity, type NewCartItem } from '../cart/cart';
import { createCartItem } from '../cart/cartItemOf';
import type { ProductSummary } from '../catalogue/productSummary';
import type { ProviderProduct } from '../delivery/providerSchema';

/** The reason a line cannot be reordered: no longer in the catalogue, not carried by the dispensary, or sold out. */
export type ReorderObstacle = 'gone' | 'notDelivered' | 'soldOut';

/** A line of a past order, as it can be ordered today. */
export interface ReorderLine {
  productVariantId: string;
  title: string;
  /** The quantity in the past order. */
  orderedQuantity: number;
  /** The quantity that can be added; 0 if there is an `obstacle`. */
  quantity: number;
  obstacle: ReorderObstacle | null;
  /** The price per item in dollars, then and today. */
  oldPrice: number;
  price: number;
  /** The dispensary's stock; null if no dispensary is known. */
  stock: number | null;
  /** The item to add to the cart; null if nothing can be added. */
  item: NewCartItem | null;
}

type Offers = ReadonlyMap<string, Pick<ProviderProduct, 'availableQuantity' | 'price'>>;
type CatalogueMatch = { product: ProductSummary; variant: ProductSummary['variants'][number] };

function findVariant(catalogue: readonly ProductSummary[], id: string): CatalogueMatch | null {
  for (const product of catalogue) {
    const variant = product.variants.find((each) => each.id === id);
    if (variant) return { product, variant };
  }
  return null;
}

function findObstacle(match: CatalogueMatch | null, id: string, offers: Offers | null): ReorderObstacle | null {
  if (!match) return 'gone';
  if (!offers) return match.variant.availability === 'available' ? null : 'soldOut';
  const offer = offers.get(id);
  if (!offer) return 'notDelivered';
  return offer.availableQuantity > 0 ? null : 'soldOut';
}

/**
 * The lines of a past order as they can be reordered today. Uses the stock and prices of the dispensary that serves
 * today's address or, if none is known (`offers` is null), the availability in the catalogue.
 */
export function reorderLines(
  order: Pick<Order, 'items'>,
  catalogue: readonly ProductSummary[],
  offers: Offers | null,
): ReorderLine[] {
  return order.items.map(({ productVariantId: id, title, quantity: orderedQuantity, price: { amount: oldPrice } }) => {
    const match = findVariant(catalogue, id);
    const offer = offers?.get(id);
    const obstacle = findObstacle(match, id, offers);
    const price = offer?.price.amount ?? match?.variant.price ?? oldPrice;
    const stock = offers ? (offer?.availableQuantity ?? 0) : null;
    return {
      productVariantId: id,
      title,
      orderedQuantity,
      quantity: obstacle ? 0 : Math.min(orderedQuantity, stock ?? defaultMaxQuantity),
      obstacle,
      oldPrice,
      price,
      stock,
      item: match && !obstacle ? createCartItem(match, price) : null,
    };
  });
}

interface Place {
  placeId: string;
  addressTwo: string;
  label: string;
}

/**
 * Where a past order goes when it is ordered again: to the address that the shopper has chosen since, else to its own.
 * The same house keeps the order's unit.
 */
export function reorderPlace({ orderType, deliveryAddress }: Order, chosen: Place | null): Place | null {
  const { placeId, addressTwo, addressOne } = deliveryAddress;
  if (orderType !== 'delivery') return chosen;
  const isItsHouse = chosen === null || (chosen.placeId === placeId && chosen.addressTwo === '');
  return isItsHouse ? { placeId, addressTwo, label: chosen?.label ?? addressOne } : chosen;
}
