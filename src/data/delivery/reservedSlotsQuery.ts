import { queryOptions } from '@tanstack/react-query';
import type { ReservedSlots } from '../../domain/delivery/providerSchema';
import type { OrderType } from '../../domain/order/orderStatus';
import { request } from '../http';

/** The slots of a dispensary that are full for this shopper alone. As short-lived as the full slots of `providersQuery`. */
export const reservedSlotsQuery = (providerId: string, orderType: OrderType = 'delivery') =>
  queryOptions({
    queryKey: ['reservedSlots', providerId, ...(orderType === 'pickup' ? [orderType] : [])],
    queryFn: ({ signal }) =>
      request<ReservedSlots>('/v1/app/reserved-slots', {
        query: { providerId, orderType: orderType === 'pickup' ? orderType : undefined },
        signal,
      }),
    staleTime: 30_000,
  });
