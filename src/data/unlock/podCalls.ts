import { ApiError } from '../apiError';
import { request } from '../http';

/** S1-10: takes a saved pod off the shopper's list; one that is off it already is no failure. 409 where it was unlocked. */
export const removePod = (podKey: string): Promise<void> =>
  request<void>(`/v1/app/user/pods/${encodeURIComponent(podKey)}`, { method: 'DELETE' }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return;
    throw error;
  });
