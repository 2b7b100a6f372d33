import { queryOptions } from '@tanstack/react-query';
import type { Rewards } from '../../domain/account/rewardSchema';
import { request } from '../http';

/** D-34: the shopper's credit and, of a dispensary, the minimum that an order must reach to use it (S8-12). */
export const rewardsQuery = (providerId: string | null) =>
  queryOptions({
    queryKey: ['rewards', providerId],
    queryFn: ({ signal }) => request<Rewards>('/v1/app/rewards', { query: { providerId: providerId! }, signal }),
    enabled: providerId !== null,
    staleTime: 0,
  });
