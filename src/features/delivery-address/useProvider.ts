import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '../../data/delivery/deliveryCalls';
import { useDeliveryPlace } from '../../state/deliveryPlace';

/** The dispensary for the chosen address, without fetching its products. */
export function useProvider() {
  const place = useDeliveryPlace((state) => state.place);
  const { data, isFetching, isError, refetch } = useQuery(providersQuery(place?.placeId ?? null));
  return {
    place,
    provider: (place && data?.[0]) ?? null,
    isLoading: isFetching && data === undefined,
    isError,
    retry: () => void refetch(),
  };
}
