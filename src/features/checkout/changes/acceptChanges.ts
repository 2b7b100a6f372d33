import type { QueryClient } from '@tanstack/react-query';
import { providerProductsQuery } from '../../../data/delivery/deliveryCalls';
import { rewardsQuery } from '../../../data/order/rewardsQuery';
import type { OrderChanges } from '../../../domain/order/orderSchema';
import { refreshCartPrices, setCartQuantity, useCart } from '../../../state/cart';
import { applyItemChanges } from './itemChanges';

function acceptItems(changes: OrderChanges['items']): void {
  const next = applyItemChanges(useCart.getState().items, changes);
  refreshCartPrices(new Map(next.map(({ productVariantId, price }) => [productVariantId, price])));
  for (const { productVariantId, quantity } of useCart.getState().items) {
    const remaining = next.find((item) => item.productVariantId === productVariantId)?.quantity ?? 0;
    if (remaining !== quantity) setCartQuantity(productVariantId, remaining);
  }
}

/** Updates the cached amounts, because the page would otherwise ask the shopper to accept a change back to them. */
function updateCache({ items, rewardTotal }: OrderChanges, providerId: string, queries: QueryClient): void {
  queries.setQueryData(providerProductsQuery(providerId).queryKey, (offers) =>
    offers?.map((offer) => {
      const change = items.find(({ productVariantId }) => productVariantId === offer.productVariantId);
      if (!change) return offer;
      return { ...offer, availableQuantity: change.availableQuantity, price: change.price ?? offer.price };
    }),
  );
  if (rewardTotal)
    queries.setQueryData(
      rewardsQuery(providerId).queryKey,
      (rewards) => rewards && { ...rewards, balance: rewardTotal },
    );
  for (const key of ['providers', 'providerProducts', 'rewards', 'membership'])
    void queries.invalidateQueries({ queryKey: [key] });
}

/** Applies accepted changes to the cart and to the cached offers and rewards. */
export function acceptChanges(changes: OrderChanges, providerId: string, queries: QueryClient): void {
  acceptItems(changes.items);
  updateCache(changes, providerId, queries);
}
