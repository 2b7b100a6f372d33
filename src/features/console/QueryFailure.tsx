import type { ReactNode } from 'react';
import type { ApiError } from '../../data/apiError';
import { RetryNotice } from '../../ui/feedback/RetryNotice';
import { formatApiError } from './formatApiError';

interface QueryFailureProps {
  title?: string;
  query: { error: ApiError | null; isFetching?: boolean; refetch: () => unknown };
  children?: ReactNode;
}

/** Renders nothing unless the query has failed. */
export function QueryFailure({ title, query: { error, isFetching, refetch }, children }: QueryFailureProps) {
  return (
    error && (
      <RetryNotice title={title} retryLabel="Try again" onRetry={() => void refetch()} isRetrying={isFetching}>
        {formatApiError(error)}
        {children}
      </RetryNotice>
    )
  );
}
