import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../domain/region/locales';
import type { Rating, RatingInput } from '../../domain/rating/ratingSchema';
import type { OwnReview } from '../../domain/rating/reviewSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';
import type { ResponseShape } from '../responseShape';

const ratingPath = (podKey: string, suffix = '') => `/v1/app/user/pods/${encodeURIComponent(podKey)}${suffix}`;

const shape: ResponseShape<Rating> = { fields: ['podKey', 'score'] };

// Another tab or device may have changed the rating.
const alwaysFresh = { staleTime: 0, gcTime: 0, networkMode: 'always', refetchOnReconnect: 'always' } as const;

export const ratedPodQuery = (podKey: string, language: Language) =>
  queryOptions<UserPod, ApiError>({
    queryKey: ['pods', 'rated', podKey, language],
    queryFn: ({ signal }) =>
      request<UserPod>(ratingPath(podKey), { signal, shape: { fields: ['podKey', 'userRating'] } }),
    ...alwaysFresh,
  });

export const ratingQuery = (podKey: string) =>
  queryOptions<Rating, ApiError>({
    queryKey: ['rating', podKey],
    queryFn: ({ signal }) => request<Rating>(ratingPath(podKey, '/rating'), { signal, shape }),
    ...alwaysFresh,
  });

export const saveRating = (podKey: string, rating: RatingInput) =>
  request<Rating>(ratingPath(podKey, '/rating'), { method: 'PUT', body: rating, shape });

export const removeRating = (podKey: string) =>
  request<void>(ratingPath(podKey, '/rating'), { method: 'DELETE', shape: 'empty' });

export const saveReview = (podKey: string, text: string) =>
  request<OwnReview>(ratingPath(podKey, '/review'), {
    method: 'PUT',
    body: { text },
    shape: { fields: ['text', 'status'] },
  });

export const removeReview = (podKey: string) =>
  request<void>(ratingPath(podKey, '/review'), { method: 'DELETE', shape: 'empty' });
