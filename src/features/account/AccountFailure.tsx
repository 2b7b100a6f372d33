import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { RetryNotice } from '../../ui/feedback/RetryNotice';

interface AccountFailureProps {
  error: Error;
  /** Defaults to a title that names the account. */
  title?: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** Says which account data failed to load and offers a retry. */
export function AccountFailure({ error, title, isBusy, onRetry }: AccountFailureProps) {
  const { t } = useWords('account', 'settings');
  return (
    <RetryNotice title={title ?? t('settings.error')} retryLabel={t('app.retry')} onRetry={onRetry} isRetrying={isBusy}>
      {errorMessage(error, t)}
    </RetryNotice>
  );
}
