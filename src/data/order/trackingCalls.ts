import { queryOptions } from '@tanstack/react-query';
import { isFinalStatus } from '../../domain/order/orderStatus';
import type { TrackedOrder, TrackingLink } from '../../domain/order/trackedOrderSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';
import type { ResponseShape } from '../responseShape';
import { isClientError, orderApiPath } from './orderCalls';
import { orderPollDelayMs, pollingOptions } from './pollDelayMs';
import { serverNow } from '../serverClock';

export const trackedOrderQuery = (token: string) =>
  queryOptions<TrackedOrder, ApiError>({
    queryKey: ['track', token],
    queryFn: ({ client, queryKey, signal }) =>
      request<TrackedOrder>(`/v1/track/${encodeURIComponent(token)}`, {
        signal,
        previous: client.getQueryData(queryKey),
        shape: { fields: ['status', 'slot'] },
      }),
    enabled: token !== '',
    ...pollingOptions,
    refetchInterval: ({ state }) => {
      // A revoked or expired link stays invalid, even if it worked before.
      const isOver = isClientError(state.error) || (state.data && isFinalStatus(state.data.status));
      return isOver ? false : orderPollDelayMs(state, serverNow());
    },
  });

const linkShape: ResponseShape<TrackingLink> = { fields: ['url'] };

export const trackingLinkQuery = (providerId: string, detailsId: string) =>
  queryOptions<TrackingLink, ApiError>({
    queryKey: ['trackingLink', providerId, detailsId],
    queryFn: ({ signal }) =>
      request<TrackingLink>(orderApiPath(providerId, detailsId, 'tracking-link'), { signal, shape: linkShape }),
    staleTime: 0,
  });

export const shareTracking = (providerId: string, detailsId: string, isShared: boolean) =>
  request<TrackingLink>(orderApiPath(providerId, detailsId, 'tracking-link'), {
    method: isShared ? 'POST' : 'DELETE',
    shape: linkShape,
  });
