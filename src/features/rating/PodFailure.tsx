import type { ApiError } from '../../data/apiError';
import { routePath } from '../../domain/site/routing/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Cluster } from '../../ui/layout/Cluster';
import { Notice } from '../../ui/feedback/Notice';
import { RetryNotice } from '../../ui/feedback/RetryNotice';
import { finalRefusal } from './refusals';

interface PodFailureProps {
  podKey: string | null;
  /** Null if the URL names no pod, so nothing was fetched. */
  error: ApiError | null;
  isBusy: boolean;
  onRetry: () => void;
}

/** Explains why a pod cannot be rated: the URL names none, it is not on the shopper's list, or it failed to load. */
export function PodFailure({ podKey, error, isBusy, onRetry }: PodFailureProps) {
  const { t } = useWords('account', 'pods');
  if (error && !finalRefusal(error))
    return (
      <RetryNotice title={errorMessage(error, t)} retryLabel={t('app.retry')} onRetry={onRetry} isRetrying={isBusy}>
        {t('rating.error.load')}
      </RetryNotice>
    );
  const ways = (
    <Cluster>
      <ButtonLink as={LocalLink} to={routePath('myPods')} $size="small">
        {t('account.pods')}
      </ButtonLink>
      <ButtonLink
        as={LocalLink}
        to={routePath('userUnlock') + (podKey ? `?key=${podKey}` : '')}
        $variant="secondary"
        $size="small"
      >
        {t('rating.unlock')}
      </ButtonLink>
    </Cluster>
  );
  return (
    <Notice tone="error" title={!error && t('error.podKey')} action={ways}>
      {t(error ? 'rating.error.unknown' : 'rating.error.noKey')}
    </Notice>
  );
}
