import { useQueryClient } from '@tanstack/react-query';
import { isReorderUnchanged, reorderLines, reorderPlace } from '../../domain/cart/reorderLines';
import type { Order } from '../../domain/order/orderSchema';
import { useWords } from '../../i18n/LocaleContext';
import { addToCart } from '../../state/cart';
import { useFromCatalogue } from '../../state/hooks/useFromCatalogue';
import { useDeliveryAt } from '../../state/delivery/delivery';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { useOrderType } from '../../state/delivery/orderType';
import { openPanel } from '../../state/panels';

/** `lines` is null until the catalogue and the dispensary's offers have loaded. */
export function useReorder(order: Order) {
  const { locale } = useWords();
  const queries = useQueryClient();
  const variantIds = order.items.map(({ productVariantId }) => productVariantId);
  const products = useFromCatalogue(locale.id, (catalogue) => catalogue.cardsWithVariants(variantIds), {
    dependencies: [variantIds.join(' ')],
  });
  const chosen = useDeliveryPlace((state) => state.place);
  const orderType = useOrderType((state) => state.orderType);
  const delivery = useDeliveryAt(reorderPlace(order, chosen), orderType);
  const isLoaded = products.data && !delivery.loading && !delivery.error;
  const lines = isLoaded ? reorderLines(order, products.data!, delivery.offers) : null;
  const hasFailed = !lines && !delivery.loading && (products.isFailed || products.data !== null);
  const retry = () => {
    products.retry();
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  };
  const fillCart = () => {
    if (delivery.place) chooseDeliveryPlace(delivery.place);
    for (const { item, quantity, stock } of lines ?? []) if (item) addToCart(item, quantity, stock ?? undefined);
    openPanel('cart');
  };
  /** True only for current offers of the dispensary that filled the order. */
  const isUnchanged =
    lines !== null &&
    delivery.areOffersCurrent &&
    delivery.provider?.id === order.provider.id &&
    isReorderUnchanged(lines);
  return { lines, delivery, hasFailed, retry, fillCart, isUnchanged };
}
