import { queryOptions } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type { OwnerRatings, OwnerRatingsResponse, RatedProduct } from '../../domain/rating/ownerRatingsSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';
import { listCall } from '../listCall';

const path = '/v1/app/ratings';
const freshForMs = 5 * 60_000;

export const fetchRatedProducts = async (): Promise<RatedProduct[]> => {
  const call = listCall({ isPublic: true, shape: { itemsOf: ['slug', 'average', 'count'] } as const });
  return (await request<List<RatedProduct>>(path, call)).items;
};

/** Null while too few owners have rated the pod. */
export const ownerRatingsQuery = (slug: string) =>
  queryOptions<OwnerRatings | null, ApiError>({
    queryKey: ['ownerRatings', slug],
    queryFn: async ({ signal }) =>
      (
        await request<OwnerRatingsResponse>(`${path}/${slug}`, {
          signal,
          isPublic: true,
          shape: { fields: ['slug', 'ratings'] },
        })
      ).ratings,
    staleTime: freshForMs,
  });
