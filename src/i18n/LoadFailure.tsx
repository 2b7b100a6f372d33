import { RetryNotice } from '../ui/feedback/RetryNotice';
import { errorMessage } from './errorMessage';
import { useWords } from './LocaleContext';

interface LoadFailureProps {
  /** Says what could not be loaded; omit it if the reason says it. */
  title?: string;
  /** The failed query, or what corresponds to it. */
  query: { error?: Error | null; isFetching?: boolean; refetch: () => unknown };
}

/** Says what failed to load and why, with a button to retry. */
export function LoadFailure({ title, query }: LoadFailureProps) {
  const { t } = useWords();
  const { error, isFetching, refetch } = query;
  return (
    <RetryNotice title={title} retryLabel={t('app.retry')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {error && errorMessage(error, t)}
    </RetryNotice>
  );
}
