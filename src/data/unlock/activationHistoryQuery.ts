import { queryOptions } from '@tanstack/react-query';
import type { LocaleId } from '../../domain/region/locales';
import type { ActivationHistoryPage } from '../../domain/unlock/activationHistorySchema';
import { historyInstants, type HistoryDays } from '../../domain/unlock/historyDays';
import { nullIfMissing, type ApiError } from '../apiError';
import { request } from '../http';

const historySize = 100;
const freshMs = 60_000;

interface HistoryRequest extends HistoryDays {
  localeId: LocaleId;
  timezone: string;
  page: number;
}

/** Null if the API has no history for the shopper (404). */
export const activationHistoryQuery = ({ localeId, timezone, page, start, end }: HistoryRequest) =>
  queryOptions<ActivationHistoryPage | null, ApiError>({
    queryKey: ['history', localeId, { page, start, end, timezone }],
    queryFn: ({ signal }) =>
      request<ActivationHistoryPage>('/pas/user-activation/history', {
        query: {
          sort: 'createdDate,desc',
          page: page - 1,
          size: historySize,
          ...historyInstants({ start, end }, timezone),
        },
        signal,
        shape: { fields: ['content'] },
      }).catch(nullIfMissing),
    staleTime: freshMs,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
