import { useAllWords } from '../../i18n/LocaleContext';
import { RetryNotice } from '../../ui/RetryNotice';

/** S8-06: who delivers could not be asked, and another try. */
export function ProvidersFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useAllWords();
  return (
    <RetryNotice retryLabel={t('app.retry')} onRetry={onRetry}>
      {t('error.providers')}
    </RetryNotice>
  );
}
