import { dateFormatter } from '../../i18n/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/feedback/Notice';
import { RetryNotice } from '../../ui/feedback/RetryNotice';

interface OrdersFailureProps {
  isBusy: boolean;
  onRetry: () => void;
}

export function OrdersFailure({ isBusy, onRetry }: OrdersFailureProps) {
  const { t } = useWords('account', 'order');
  return (
    <RetryNotice retryLabel={t('app.retry')} onRetry={onRetry} isRetrying={isBusy}>
      {t('orders.error')}
    </RetryNotice>
  );
}

/** Says that open orders failed to update, and since when. */
export function StaleList({ at }: { at: number }) {
  const { locale, t } = useWords('account', 'order');
  const time = dateFormatter(locale.id, { timeStyle: 'short' }).format(at);
  return <Notice tone="warning">{t('orders.stale', { time })}</Notice>;
}
