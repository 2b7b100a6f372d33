import { errorMessage } from '../../i18n/errorMessage';
import { useSettingsWords } from '../../i18n/LocaleContext';
import { RetryNotice } from '../../ui/RetryNotice';

interface AccountFailureProps {
  error: Error;
  /** What did not come; the account itself unless told. */
  title?: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** What of the account did not come, and the button that asks for it again. */
export function AccountFailure({ error, title, isBusy, onRetry }: AccountFailureProps) {
  const { t } = useSettingsWords();
  return (
    <RetryNotice title={title ?? t('settings.error')} retryLabel={t('app.retry')} onRetry={onRetry} isRetrying={isBusy}>
      {errorMessage(error, t)}
    </RetryNotice>
  );
}
