import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../domain/region/locales';
import type { Rating, RatingInput } from '../../domain/rating/ratingSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';

const pathOf = (podKey: string, part = '') => `/v1/app/user/pods/${encodeURIComponent(podKey)}${part}`;

// Another tab or device may have changed the rating.
const alwaysFresh = { staleTime: 0, gcTime: 0, networkMode: 'always', refetchOnReconnect: 'always' } as const;

export const ratedPodQuery = (podKey: string, language: Language) =>
  queryOptions<UserPod, ApiError>({
    queryKey: ['pods', 'rated', podKey, language],
    queryFn: ({ signal }) => request<UserPod>(pathOf(podKey), { signal }),
    ...alwaysFresh,
  });

export const ratingQuery = (podKey: string) =>
  queryOptions<Rating, ApiError>({
    queryKey: ['rating', podKey],
    queryFn: ({ signal }) => request<Rating>(pathOf(podKey, '/rating'), { signal }),
    ...alwaysFresh,
  });

export const putRating = (podKey: string, rating: RatingInput) =>
  request<Rating>(pathOf(podKey, '/rating'), { method: 'PUT', body: rating });

export const removeRating = (podKey: string) => request<void>(pathOf(podKey, '/rating'), { method: 'DELETE' });
