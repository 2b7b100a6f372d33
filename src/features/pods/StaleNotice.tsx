import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/feedback/Notice';
import { RetryButton } from '../../i18n/RetryButton';

interface StaleNoticeProps {
  query: { dataUpdatedAt: number; isFetching: boolean; refetch: () => unknown };
}

/** Says that a list failed to update, and since when. */
export function StaleNotice({ query: { dataUpdatedAt, isFetching, refetch } }: StaleNoticeProps) {
  const { locale, t } = useWords('account', 'pods');
  const time = dateFormatter(locale.id, { timeStyle: 'short' }).format(dataUpdatedAt);
  const retry = <RetryButton variant="secondary" isBusy={isFetching} onClick={() => void refetch()} />;
  return (
    <Notice tone="warning" action={retry}>
      {t('pods.stale', { time })}
    </Notice>
  );
}
