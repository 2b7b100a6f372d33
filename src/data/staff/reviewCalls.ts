import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type { ReviewStatus } from '../../domain/rating/review';
import type { ModeratedReview, ReviewCounts, ReviewDecision } from '../../domain/rating/reviewSchema';
import type { ApiError } from '../apiError';
import { tokenRequest } from './tokenRequest';

const base = '/v1/staff/reviews';

export const reviewQueueQuery = (token: string, status: ReviewStatus) =>
  infiniteQueryOptions<
    List<ModeratedReview>,
    ApiError,
    InfiniteData<List<ModeratedReview>>,
    string[],
    string | undefined
  >({
    queryKey: ['staff', 'reviews', status],
    queryFn: ({ pageParam, signal }) =>
      tokenRequest<List<ModeratedReview>>(base, {
        token,
        signal,
        query: { status, cursor: pageParam },
        shape: { itemsOf: ['id', 'revision', 'text'] },
      }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

export const reviewCountsQuery = (token: string) =>
  queryOptions<ReviewCounts, ApiError>({
    queryKey: ['staff', 'reviews', 'counts'],
    queryFn: ({ signal }) =>
      tokenRequest<ReviewCounts>(`${base}/counts`, { token, signal, shape: { fields: ['scores'] } }),
    staleTime: 0,
  });

export const decideReview = (token: string, id: string, body: ReviewDecision) =>
  tokenRequest<void>(`${base}/${id}/decision`, { token, method: 'PUT', body, shape: 'empty' });
