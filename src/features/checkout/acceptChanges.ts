import type { QueryClient } from '@tanstack/react-query';
import { providerProductsQuery } from '../../data/delivery/deliveryCalls';
import { rewardsQuery } from '../../data/order/rewardsQuery';
import type { OrderChanges } from '../../domain/order/orderSchema';
import { refreshCartPrices, setCartQuantity, useCart } from '../../state/cart';
import { changedItems } from './changedItems';

/** D-16: takes the dispensary's prices into the cart, and of each item no more than there is. */
function acceptItems(changes: OrderChanges['items']): void {
  const next = changedItems(useCart.getState().items, changes);
  refreshCartPrices(new Map(next.map(({ productVariantId, price }) => [productVariantId, price])));
  for (const { productVariantId, quantity } of useCart.getState().items) {
    const left = next.find((item) => item.productVariantId === productVariantId)?.quantity ?? 0;
    if (left !== quantity) setCartQuantity(productVariantId, left);
  }
}

/**
 * What was fetched of this dispensary is older than what its refusal said: it takes that over, and is asked for again.
 * Else the page would ask about a change back to the older figures.
 */
function takeOver({ items, rewardTotal }: OrderChanges, providerId: string, queries: QueryClient): void {
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
  for (const key of ['providers', 'providerProducts', 'rewards']) void queries.invalidateQueries({ queryKey: [key] });
}

/** D-16: what the shopper agrees to when they accept what has changed. */
export function acceptChanges(changes: OrderChanges, providerId: string, queries: QueryClient): void {
  acceptItems(changes.items);
  takeOver(changes, providerId, queries);
}
