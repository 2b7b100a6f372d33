import { RetryNotice } from '../ui/feedback/RetryNotice';
import { errorMessage } from './errorMessage';
import { useWords } from './LocaleContext';

interface LoadFailureProps {
  /** Omit it if the reason says enough. */
  title?: string;
  /** A failed React Query query, or an object with the same fields. */
  query: { error?: Error | null; isFetching?: boolean; refetch: () => unknown };
}

export function LoadFailure({ title, query }: LoadFailureProps) {
  const { t } = useWords();
  const { error, isFetching, refetch } = query;
  return (
    <RetryNotice title={title} retryLabel={t('app.retry')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {error && errorMessage(error, t)}
    </RetryNotice>
  );
}
