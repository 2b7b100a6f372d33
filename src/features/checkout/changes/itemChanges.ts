import { refreshPrices, setQuantity, type CartItem } from '../../../domain/cart/cart';
import type { ProviderProduct } from '../../../domain/delivery/providerSchema';
import { toCents } from '../../../domain/money/money';
import type { OrderChanges } from '../../../domain/order/orderSchema';
import type { Delivery } from '../../../state/delivery/delivery';

type ItemChange = OrderChanges['items'][number];

/** Applies the dispensary's prices to the items and limits each quantity to the available stock. */
export function applyItemChanges(items: readonly CartItem[], changes: readonly ItemChange[]): readonly CartItem[] {
  const prices = new Map(
    changes.flatMap(({ productVariantId, price }) => (price ? [[productVariantId, price.amount] as const] : [])),
  );
  return changes.reduce<readonly CartItem[]>(
    (current, { productVariantId, availableQuantity }) => {
      const item = current.find((each) => each.productVariantId === productVariantId);
      if (!item || item.quantity <= availableQuantity) return current;
      return setQuantity(current, productVariantId, { quantity: availableQuantity });
    },
    refreshPrices(items, prices),
  );
}

/** Returns null while the offers are loading or only cached from an earlier visit. */
export const currentOffers = ({ offers, areOffersCurrent }: Pick<Delivery, 'offers' | 'areOffersCurrent'>) =>
  areOffersCurrent ? offers : null;

/** Compares the cart with the loaded offers. Returns changes in the shape of the server's refusal. */
export function findItemChanges(
  items: readonly CartItem[],
  offers: ReadonlyMap<string, ProviderProduct> | null,
): ItemChange[] {
  if (!offers) return [];
  return items.flatMap(({ productVariantId, price, quantity }) => {
    const offer = offers.get(productVariantId);
    const isSame = offer && toCents(offer.price.amount) === toCents(price) && offer.availableQuantity >= quantity;
    if (isSame) return [];
    return [{ productVariantId, price: offer?.price ?? null, availableQuantity: offer?.availableQuantity ?? 0 }];
  });
}
