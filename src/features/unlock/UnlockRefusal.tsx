import type { ApiError } from '../../data/apiError';
import { routePath } from '../../domain/site/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { useRegion } from '../../state/region';
import { useSession } from '../../state/session/session';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/feedback/Notice';
import { RetryNotice } from '../../ui/feedback/RetryNotice';

interface UnlockRefusalProps {
  error: ApiError;
  /** Used when the shopper can only retry. */
  title: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** The region does not sell the pod. */
export function RegionRefusal() {
  const { locale, t } = useWords('account', 'pods');
  const { code } = useRegion(locale.country);
  return (
    <Notice
      tone="error"
      title={t('unlock.error.region')}
      action={
        <Button variant="secondary" size="small" onClick={() => openPanel('region')}>
          {t('region.change')}
        </Button>
      }
    >
      {t('unlock.error.region.text', { region: t(`region.${code}`) })}
    </Notice>
  );
}

/** Another account has unlocked the pod. */
function TakenRefusal() {
  const { t } = useWords('account', 'pods');
  return (
    <Notice
      tone="error"
      title={t('unlock.error.taken')}
      action={
        <ButtonLink as={LocalLink} to={routePath('support')} $variant="secondary" $size="small">
          {t('app.contactUs')}
        </ButtonLink>
      }
    >
      {t('unlock.error.taken.text')}
    </Notice>
  );
}

/** Explains why the server refused a pod, and what to do next. */
export function UnlockRefusal({ error, title, onRetry, isRetrying }: UnlockRefusalProps) {
  const { t } = useWords('account', 'pods');
  const isSignedIn = useSession((state) => state.isSignedIn);
  if (error.code === 'pod_taken') return <TakenRefusal />;
  if (error.code === 'pod_not_offered') return <RegionRefusal />;
  if (error.status === 429)
    return (
      <Notice tone="error" title={errorMessage(error, t)}>
        {t(isSignedIn ? 'unlock.error.limit.account' : 'unlock.error.limit.visitor')}
      </Notice>
    );
  return (
    <RetryNotice retryLabel={t('app.retry')} {...{ title, onRetry, isRetrying }}>
      {error.status === 401 ? t('error.signedOut') : errorMessage(error, t)}
    </RetryNotice>
  );
}
