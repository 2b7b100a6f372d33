import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isReorderUnchanged, reorderLines, reorderPlace } from '../../domain/cart/reorderLines';
import { catalogueQuery } from '../../data/siteFileQueries';
import type { Order } from '../../domain/order/orderSchema';
import { useWords } from '../../i18n/LocaleContext';
import { addToCart } from '../../state/cart';
import { useDeliveryAt } from '../../state/delivery/delivery';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { useOrderType } from '../../state/delivery/orderType';
import { openPanel } from '../../state/panels';

/** `lines` is null until the catalogue and the dispensary's offers have loaded. */
export function useReorder(order: Order) {
  const { locale } = useWords();
  const queries = useQueryClient();
  const catalogue = useQuery(catalogueQuery(locale.id));
  const chosen = useDeliveryPlace((state) => state.place);
  const orderType = useOrderType((state) => state.orderType);
  const delivery = useDeliveryAt(reorderPlace(order, chosen), orderType);
  const isLoaded = catalogue.data && !delivery.loading && !delivery.error;
  const lines = isLoaded ? reorderLines(order, catalogue.data!, delivery.offers) : null;
  const hasFailed = !lines && !delivery.loading && !catalogue.isFetching;
  const retry = () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
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
