import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';

interface StaleNoticeProps {
  query: { dataUpdatedAt: number; isFetching: boolean; refetch: () => unknown };
}

/** Says that a list failed to update, and since when. */
export function StaleNotice({ query: { dataUpdatedAt, isFetching, refetch } }: StaleNoticeProps) {
  const { locale, t } = useWords('account', 'pods');
  const time = dateFormatter(locale.id, { timeStyle: 'short' }).format(dataUpdatedAt);
  const retry = (
    <Button size="small" variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
      {t('app.retry')}
    </Button>
  );
  return (
    <Notice tone="warning" action={retry}>
      {t('pods.stale', { time })}
    </Notice>
  );
}
