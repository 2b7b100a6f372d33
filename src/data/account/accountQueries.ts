import { queryOptions } from '@tanstack/react-query';
import type { OrderUpdates, OrderUpdatesState } from '../../domain/account/orderUpdatesSchema';
import type { UploadedId, User } from '../../domain/account/userSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';
import type { ResponseShape } from '../responseShape';

export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) =>
      request<User>('/v1/app/user/me', { signal, shape: { fields: ['uuid', 'email', 'phoneNumber'] } }),
  });

export const uploadedIdQuery = (providerId: string) =>
  queryOptions({
    queryKey: ['uploadedId', providerId],
    queryFn: ({ signal }) =>
      request<UploadedId>('/v1/app/user/uploaded-id', {
        query: { providerId },
        signal,
        shape: { fields: ['documentStatus'] },
      }),
    staleTime: 0,
  });

const orderUpdatesPath = '/v1/app/user/order-updates';
const orderUpdatesShape: ResponseShape<OrderUpdatesState> = { fields: ['email', 'sms', 'refusals'] };

export const orderUpdatesQuery = () =>
  queryOptions<OrderUpdatesState, ApiError>({
    queryKey: ['orderUpdates'],
    queryFn: ({ signal }) => request<OrderUpdatesState>(orderUpdatesPath, { signal, shape: orderUpdatesShape }),
    staleTime: 0,
    networkMode: 'always',
  });

export const saveOrderUpdates = (body: OrderUpdates) =>
  request<OrderUpdatesState>(orderUpdatesPath, { method: 'PUT', body, shape: orderUpdatesShape });
