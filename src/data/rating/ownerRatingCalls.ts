import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type { ListedRating, OwnerRatingsResponse } from '../../domain/rating/ownerRatingsSchema';
import type { PublicReview } from '../../domain/rating/reviewSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';
import { listCall } from '../listCall';

const path = '/v1/app/ratings';
const freshForMs = 5 * 60_000;

export const fetchRatedProducts = async (): Promise<ListedRating[]> => {
  const call = listCall({ isPublic: true, shape: { itemsOf: ['slug', 'average', 'count'] } as const });
  return (await request<List<ListedRating>>(path, call)).items;
};

/** Owners' ratings and reviews of a pod. The ratings are null while too few owners have rated it. */
export const ownerRatingsQuery = (slug: string) =>
  queryOptions<OwnerRatingsResponse, ApiError>({
    queryKey: ['ownerRatings', slug],
    queryFn: async ({ signal }) => {
      const shape = { fields: ['slug', 'ratings'] } as const;
      const response = await request<OwnerRatingsResponse>(`${path}/${slug}`, { signal, isPublic: true, shape });
      // For minutes after a release, a shared cache may have a response from before reviews.
      return { ...response, reviews: response.reviews ?? { count: 0, newest: [] } };
    },
    staleTime: freshForMs,
  });

/** Every review of a pod, in pages. */
export const reviewsQuery = (slug: string) =>
  infiniteQueryOptions<List<PublicReview>, ApiError, InfiniteData<List<PublicReview>>, string[], string | undefined>({
    queryKey: ['reviews', slug],
    queryFn: ({ pageParam, signal }) =>
      request<List<PublicReview>>(`${path}/${slug}/reviews`, {
        signal,
        isPublic: true,
        query: { cursor: pageParam },
        shape: { itemsOf: ['id', 'score', 'text', 'writtenOn'] },
      }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: freshForMs,
  });
