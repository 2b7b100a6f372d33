import { queryOptions } from '@tanstack/react-query';
import type { LocaleId } from '../../domain/region/locales';
import type { BatchInfo } from '../../domain/unlock/batchInfoSchema';
import type { PodFilter } from '../../domain/unlock/userPods';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { nullIfMissing, type ApiError } from '../apiError';
import { request } from '../http';
import { fetchUserPods } from './podCalls';

interface PodsRequest extends PodFilter {
  localeId: LocaleId;
  timezone: string;
  /** Only pods of these variants. All pods by default. */
  variantIds?: readonly string[];
}

/** Returns at most a hundred pods, newest first. */
export const podsQuery = ({ localeId, year, isUnrated, timezone, variantIds }: PodsRequest) =>
  queryOptions<UserPod[], ApiError>({
    queryKey: ['pods', localeId, { year, isUnrated, timezone, variantIds }],
    queryFn: ({ signal }) =>
      fetchUserPods({
        query: {
          ...(year !== null && { year, timezone }),
          ...(isUnrated && { isUnrated: 'true' }),
          ...(variantIds && { productVariantIds: variantIds.join(',') }),
        },
        signal,
      }),
    staleTime: 0,
    // Offline, let requests fail, so that the page marks its data as stale.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** Null if the catalogue has no batch with that id. */
export const batchInfoQuery = (localeId: LocaleId, batchId: string) =>
  queryOptions<BatchInfo | null, ApiError>({
    queryKey: ['batchInfo', localeId, batchId],
    queryFn: ({ signal }) =>
      request<BatchInfo>(`/v1/app/batches/${encodeURIComponent(batchId)}`, {
        signal,
        shape: { fields: ['batchId', 'title'] },
      }).catch(nullIfMissing),
    networkMode: 'always',
    refetchOnReconnect: true,
  });
