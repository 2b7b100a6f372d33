import { useAllWords } from '../../i18n/LocaleContext';
import { RetryNotice } from '../../ui/RetryNotice';

/** Says that the dispensaries failed to load, and offers a retry. */
export function ProvidersFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useAllWords();
  return (
    <RetryNotice retryLabel={t('app.retry')} onRetry={onRetry}>
      {t('error.providers')}
    </RetryNotice>
  );
}
