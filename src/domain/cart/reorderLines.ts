import type { Order } from '../order/orderSchema';
import { defaultMaxQuantity, type NewCartItem } from './cart';
import { createCartItem } from './createCartItem';
import type { ProductSummary } from '../catalogue/productSummary';
import type { ProviderProduct } from '../delivery/providerSchema';

export type ReorderObstacle = 'gone' | 'notDelivered' | 'soldOut';

export interface ReorderLine {
  productVariantId: string;
  title: string;
  orderedQuantity: number;
  quantity: number;
  obstacle: ReorderObstacle | null;
  /** The item's price in the original order. In dollars, like `price`. */
  oldPrice: number;
  price: number;
  stock: number | null;
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

/** Uses the stock and prices of `offers` or, if it is null, the availability in the catalogue. */
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

/** True if every item can be ordered again in the same quantity and at the same price. */
export const isReorderUnchanged = (lines: readonly ReorderLine[]): boolean =>
  lines.every(
    ({ obstacle, quantity, orderedQuantity, price, oldPrice }) =>
      obstacle === null && quantity === orderedQuantity && price === oldPrice,
  );

interface Place {
  placeId: string;
  addressTwo: string;
  label: string;
}

/** Returns the chosen address, or the order's if none is chosen. Keeps the order's unit if both are the same house. */
export function reorderPlace({ orderType, deliveryAddress }: Order, chosen: Place | null): Place | null {
  const { placeId, addressTwo, addressOne } = deliveryAddress;
  if (orderType !== 'delivery') return chosen;
  const isItsHouse = chosen === null || (chosen.placeId === placeId && chosen.addressTwo === '');
  return isItsHouse ? { placeId, addressTwo, label: chosen?.label ?? addressOne } : chosen;
}
