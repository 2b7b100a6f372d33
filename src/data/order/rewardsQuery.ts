import { queryOptions } from '@tanstack/react-query';
import type { Rewards } from '../../domain/account/rewardSchema';
import { request } from '../http';

export const rewardsQuery = (providerId: string | null) =>
  queryOptions({
    queryKey: ['rewards', providerId],
    queryFn: ({ signal }) =>
      request<Rewards>('/v1/app/rewards', {
        query: { providerId: providerId! },
        signal,
        shape: { fields: ['balance', 'credits'] },
      }),
    enabled: providerId !== null,
    staleTime: 0,
  });
