import type { QueryClient } from '@tanstack/react-query';
import { providerProductsQuery } from '../../../data/delivery/deliveryCalls';
import { rewardsQuery } from '../../../data/order/rewardsQuery';
import type { OrderChanges } from '../../../domain/order/orderSchema';
import { refreshCartPrices, setCartQuantity, useCart } from '../../../state/cart';
import { applyItemChanges } from './itemChanges';

/** Applies the dispensary's prices to the cart, and lowers quantities to the available stock. */
function acceptItems(changes: OrderChanges['items']): void {
  const next = applyItemChanges(useCart.getState().items, changes);
  refreshCartPrices(new Map(next.map(({ productVariantId, price }) => [productVariantId, price])));
  for (const { productVariantId, quantity } of useCart.getState().items) {
    const remaining = next.find((item) => item.productVariantId === productVariantId)?.quantity ?? 0;
    if (remaining !== quantity) setCartQuantity(productVariantId, remaining);
  }
}

/**
 * Applies the refusal to the cached offers and rewards and refetches them. Otherwise the page would ask the shopper to
 * confirm a change back to the older amounts.
 */
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
  for (const key of ['providers', 'providerProducts', 'rewards']) void queries.invalidateQueries({ queryKey: [key] });
}

/** Applies the changes that the shopper accepted. */
export function acceptChanges(changes: OrderChanges, providerId: string, queries: QueryClient): void {
  acceptItems(changes.items);
  updateCache(changes, providerId, queries);
}
