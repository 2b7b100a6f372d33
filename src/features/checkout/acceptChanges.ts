import type { OrderChanges } from '../../domain/order/orderSchema';
import { refreshCartPrices, setCartQuantity, useCart } from '../../state/cart';

/** D-16: takes the server's prices into the cart, and of each item no more than there is. */
export function acceptChanges({ items }: OrderChanges): void {
  refreshCartPrices(
    new Map(items.flatMap(({ productVariantId, price }) => (price ? [[productVariantId, price.amount]] : []))),
  );
  for (const { productVariantId, availableQuantity } of items) {
    const inCart = useCart.getState().items.find((item) => item.productVariantId === productVariantId);
    if (inCart && inCart.quantity > availableQuantity) setCartQuantity(productVariantId, availableQuantity);
  }
}
