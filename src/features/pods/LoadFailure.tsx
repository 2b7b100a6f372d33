import type { ApiError } from '../../data/apiError';
import { dateFormatter } from '../../i18n/dateFormatter';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { RetryNotice } from '../../ui/feedback/RetryNotice';

interface LoadFailureProps {
  title: string;
  error: ApiError | null;
  isBusy: boolean;
  onRetry: () => void;
}

/** Shows what failed to load and offers a retry. */
export function LoadFailure({ title, error, isBusy, onRetry }: LoadFailureProps) {
  const { t } = useWords('account', 'pods');
  return (
    <RetryNotice title={title} retryLabel={t('app.retry')} onRetry={onRetry} isRetrying={isBusy}>
      {error && errorMessage(error, t)}
    </RetryNotice>
  );
}

interface StaleNoteProps {
  /** When the last response arrived, in epoch milliseconds. */
  at: number;
  isBusy: boolean;
  onRetry: () => void;
}

/** Says that a list failed to update, and since when. */
export function StaleNote({ at, isBusy, onRetry }: StaleNoteProps) {
  const { locale, t } = useWords('account', 'pods');
  const time = dateFormatter(locale.id, { timeStyle: 'short' }).format(at);
  const retry = (
    <Button size="small" variant="secondary" isBusy={isBusy} onClick={onRetry}>
      {t('app.retry')}
    </Button>
  );
  return (
    <Notice tone="warning" action={retry}>
      {t('pods.stale', { time })}
    </Notice>
  );
}
