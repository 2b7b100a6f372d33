import { queryOptions } from '@tanstack/react-query';
import type { LocaleId } from '../../domain/region/locales';
import type { ActivationHistory } from '../../domain/unlock/activationHistorySchema';
import { historyInstants, type HistoryDays } from '../../domain/unlock/historyDays';
import { ApiError } from '../apiError';
import { request } from '../http';

/** S9-08: entries a page, and for how long a page counts as new, in milliseconds. */
const historySize = 100;
const freshFor = 60_000;

interface AskedHistory extends HistoryDays {
  /** Of the titles. */
  localeId: LocaleId;
  /** Whose days they are. */
  timezone: string;
  /** From 1. */
  page: number;
}

/** S7-17: a page of what the shopper unlocked, newest first; null where the API has no history (404). */
export const activationHistoryQuery = ({ localeId, timezone, page, start, end }: AskedHistory) =>
  queryOptions<ActivationHistory | null, ApiError>({
    queryKey: ['history', localeId, { page, start, end, timezone }],
    queryFn: ({ signal }) =>
      request<ActivationHistory>('/pas/user-activation/history', {
        query: {
          sort: 'createdDate,desc',
          page: page - 1,
          size: historySize,
          ...historyInstants({ start, end }, timezone),
        },
        signal,
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: freshFor,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
