import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../domain/region/locales';
import type { Rating, RatingInput } from '../../domain/rating/ratingSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import type { ApiError } from '../apiError';
import { request } from '../http';

const pathOf = (podKey: string, part = '') => `/v1/app/user/pods/${encodeURIComponent(podKey)}${part}`;

// Asked for each time that the page is opened: another tab or device may have rated meanwhile.
const asNow = { staleTime: 0, gcTime: 0, networkMode: 'always', refetchOnReconnect: 'always' } as const;

/** S2-19: a pod of the shopper that is to be rated, its name in the language of the page. */
export const ratedPodQuery = (podKey: string, language: Language) =>
  queryOptions<UserPod, ApiError>({
    queryKey: ['pods', 'rated', podKey, language],
    queryFn: ({ signal }) => request<UserPod>(pathOf(podKey), { signal }),
    ...asNow,
  });

/** S1-11: the shopper's rating of a pod that is known to have one. */
export const ratingQuery = (podKey: string) =>
  queryOptions<Rating, ApiError>({
    queryKey: ['rating', podKey],
    queryFn: ({ signal }) => request<Rating>(pathOf(podKey, '/rating'), { signal }),
    ...asNow,
  });

/** D-27: gives or changes a rating; what is sent replaces what was there. */
export const putRating = (podKey: string, rating: RatingInput) =>
  request<Rating>(pathOf(podKey, '/rating'), { method: 'PUT', body: rating });
