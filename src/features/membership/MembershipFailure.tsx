import type { ApiError } from '../../data/apiError';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { RetryNotice } from '../../ui/feedback/RetryNotice';

interface MembershipFailureProps {
  error: ApiError;
  /** Defaults to a title that names the membership. */
  title?: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** Says what failed to load and offers a retry. */
export function MembershipFailure({ error, title, isBusy, onRetry }: MembershipFailureProps) {
  const { t } = useWords('account', 'settings');
  return (
    <RetryNotice
      title={title ?? t('membership.error')}
      retryLabel={t('app.retry')}
      onRetry={onRetry}
      isRetrying={isBusy}
    >
      {errorMessage(error, t)}
    </RetryNotice>
  );
}
