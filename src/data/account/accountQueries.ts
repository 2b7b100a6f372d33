import { queryOptions } from '@tanstack/react-query';
import type { UploadedId, User } from '../../domain/account/userSchema';
import { request } from '../http';

/** S7-02. */
export const userQuery = () =>
  queryOptions({ queryKey: ['user'], queryFn: ({ signal }) => request<User>('/v1/app/user/me', { signal }) });

/** S7-16. */
export const uploadedIdQuery = (providerId: string) =>
  queryOptions({
    queryKey: ['uploadedId', providerId],
    queryFn: ({ signal }) => request<UploadedId>('/v1/app/user/uploaded-id', { query: { providerId }, signal }),
    staleTime: 0,
  });
