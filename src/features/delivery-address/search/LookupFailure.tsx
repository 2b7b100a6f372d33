import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../i18n/errorMessage';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';

interface LookupFailureProps {
  error: Error & { status?: number };
  /** The data that failed to load; omit it for the address itself. */
  of?: 'providers' | 'products';
}

/** Explains why the lookup failed, with a retry if one can help. A rate limit says how long to wait. */
export function LookupFailure({ error, of }: LookupFailureProps) {
  const { t } = useWords('account', 'order');
  const client = useQueryClient();
  const isUnknown = !of && error.status === 404;
  const retry = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return (
    <Notice
      tone="error"
      action={
        !isUnknown && (
          <Button variant="secondary" size="small" onClick={retry}>
            {t('app.retry')}
          </Button>
        )
      }
    >
      {of && error.status !== 429 ? t(`error.${of}`) : isUnknown ? t('error.address') : errorMessage(error, t)}
    </Notice>
  );
}
