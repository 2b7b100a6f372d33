import { queryOptions } from '@tanstack/react-query';
import type { List } from '../../domain/api/listSchema';
import type { DriverRun, Run, RunInput, StartedRun } from '../../domain/staff/runSchema';
import type { ApiError } from '../apiError';
import { listCall } from '../listCall';
import type { ResponseShape } from '../responseShape';
import { tokenRequest } from './tokenRequest';

const pollMs = 30_000;

export const driverRunShape: ResponseShape<DriverRun> = { fields: ['driverName', 'dispensary', 'expiresAt', 'stops'] };

/** Starts with data from an earlier visit, for drivers without a network. */
export const driverRunQuery = (token: string, cached: DriverRun | undefined) =>
  queryOptions<DriverRun, ApiError>({
    queryKey: ['driver', 'run', token],
    queryFn: ({ signal }) => tokenRequest<DriverRun>('/v1/driver/run', { token, signal, shape: driverRunShape }),
    initialData: cached,
    initialDataUpdatedAt: 0,
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: pollMs,
    refetchOnWindowFocus: 'always',
  });

export const runsQuery = (token: string, providerId: string) =>
  queryOptions<Run[], ApiError>({
    queryKey: ['staff', 'runs', providerId],
    queryFn: async ({ signal }) => {
      const shape = { itemsOf: ['runId', 'driverName', 'stops'] } as const;
      const call = listCall({ token, signal, query: { providerId }, shape });
      return (await tokenRequest<List<Run>>('/v1/staff/runs', call)).items;
    },
    staleTime: 0,
    refetchInterval: pollMs,
  });

export const startRun = (token: string, providerId: string, body: RunInput) =>
  tokenRequest<StartedRun>('/v1/staff/runs', {
    token,
    method: 'POST',
    query: { providerId },
    body,
    shape: { fields: ['run', 'token'] },
  });

export const revokeRun = (token: string, providerId: string, runId: string) =>
  tokenRequest<void>(`/v1/staff/runs/${encodeURIComponent(runId)}`, {
    token,
    method: 'DELETE',
    query: { providerId },
    shape: 'empty',
  });
