import { queryOptions } from '@tanstack/react-query';
import type { UploadedId, User } from '../../domain/account/userSchema';
import { request } from '../http';

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
