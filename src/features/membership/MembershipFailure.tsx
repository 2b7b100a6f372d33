import type { ApiError } from '../../data/apiError';
import { errorMessage } from '../../i18n/errorMessage';
import { useSettingsWords } from '../../i18n/LocaleContext';
import { RetryNotice } from '../../ui/RetryNotice';

interface MembershipFailureProps {
  error: ApiError;
  /** What did not come; the membership itself unless told. */
  title?: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** What of the membership did not come, and the button that asks for it again. */
export function MembershipFailure({ error, title, isBusy, onRetry }: MembershipFailureProps) {
  const { t } = useSettingsWords();
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
