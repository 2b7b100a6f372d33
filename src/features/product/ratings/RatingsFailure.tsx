import { useWords } from '../../../i18n/LocaleContext';
import { RetryNotice } from '../../../ui/feedback/RetryNotice';

interface RatingsFailureProps {
  onRetry: () => void;
  isRetrying?: boolean;
}

/** The ratings, or the script that shows them, failed to load. */
export function RatingsFailure({ onRetry, isRetrying }: RatingsFailureProps) {
  const { t } = useWords('ratings');
  return (
    <RetryNotice retryLabel={t('app.retry')} onRetry={onRetry} isRetrying={isRetrying}>
      {t('ratings.failed')}
    </RetryNotice>
  );
}
