import { dateFormatter } from '../../i18n/dateFormatter';
import { useAllWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/Notice';
import { RetryNotice } from '../../ui/RetryNotice';

interface OrdersFailureProps {
  isBusy: boolean;
  onRetry: () => void;
}

/** S8-17. */
export function OrdersFailure({ isBusy, onRetry }: OrdersFailureProps) {
  const { t } = useAllWords();
  return (
    <RetryNotice retryLabel={t('app.retry')} onRetry={onRetry} isRetrying={isBusy}>
      {t('orders.error')}
    </RetryNotice>
  );
}

/** That open orders could not be asked for again, and since when. */
export function StaleList({ at }: { at: number }) {
  const { locale, t } = useAllWords();
  const time = dateFormatter(locale.id, { timeStyle: 'short' }).format(at);
  return <Notice tone="warning">{t('orders.stale', { time })}</Notice>;
}
