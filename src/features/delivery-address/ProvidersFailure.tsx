import { useWords } from '../../i18n/LocaleContext';
import { RetryNotice } from '../../ui/feedback/RetryNotice';

/** Says that the dispensaries failed to load, and offers a retry. */
export function ProvidersFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords('account', 'order');
  return (
    <RetryNotice retryLabel={t('app.retry')} onRetry={onRetry}>
      {t('error.providers')}
    </RetryNotice>
  );
}
