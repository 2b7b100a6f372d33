import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '../../data/delivery/deliveryCalls';
import { orderTypeTerms } from '../../domain/order/orderTypeRules';
import type { OrderType } from '../../domain/order/orderStatus';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';

/** Loads the chosen address's dispensary, without its products. */
export function useProvider(orderType: OrderType = 'delivery') {
  const place = useDeliveryPlace((state) => state.place);
  const { data, isFetching, isSuccess, refetch } = useQuery(providersQuery(place?.placeId ?? null, orderType));
  return {
    place,
    provider: (place && data?.[0] && orderTypeTerms(data[0], orderType)) ?? null,
    isLoading: isFetching && data === undefined,
    /** False while loading, after a failure and when offline. */
    isKnown: isSuccess,
    retry: () => void refetch(),
  };
}
