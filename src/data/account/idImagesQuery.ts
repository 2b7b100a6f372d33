import { queryOptions } from '@tanstack/react-query';
import type { IdImage } from '../../domain/account/accountDataSchema';
import { request } from '../http';

/** The dispensaries for which a photo of the shopper's ID is stored. */
export const idImagesQuery = () =>
  queryOptions({
    queryKey: ['idImages'],
    queryFn: ({ signal }) =>
      request<IdImage[]>('/v1/app/user/id-images', { signal, shape: { listOf: ['providerId'] } }),
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
