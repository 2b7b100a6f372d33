import { queryOptions } from '@tanstack/react-query';
import type { OwnerRatings, OwnerRatingsResponse, RatedProducts } from '../../domain/rating/ownerRatingsSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';

const path = '/v1/app/ratings';
const freshForMs = 5 * 60_000;

export const fetchRatedProducts = () =>
  request<RatedProducts>(path, { isPublic: true, shape: { fields: ['products'] } });

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
