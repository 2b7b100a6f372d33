import type { ApiError } from '../../data/apiError';
import { routePath } from '../../domain/site/routing/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { ErrorNotice } from '../../i18n/ErrorNotice';
import { openPanel } from '../../state/panels';
import { useRegion } from '../../state/region';
import { useSession } from '../../state/session/session';
import { RetryNotice } from '../../ui/feedback/RetryNotice';

interface UnlockErrorNoticeProps {
  error: ApiError;
  /** Shown when a retry is the only option. */
  title: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Shown when the region does not sell the pod. */
export function RegionErrorNotice() {
  const { locale, t } = useWords('account', 'pods');
  const { code } = useRegion(locale.country);
  return (
    <ErrorNotice
      title={t('unlock.error.region')}
      text={t('unlock.error.region.text', { region: t(`region.${code}`) })}
      actions={[{ label: t('region.change'), onClick: () => openPanel('region') }]}
    />
  );
}

/** Explains why the server rejected a pod, and what to do next. */
export function UnlockErrorNotice({ error, title, onRetry, isRetrying }: UnlockErrorNoticeProps) {
  const { t } = useWords('account', 'pods');
  const isSignedIn = useSession((state) => state.isSignedIn);
  if (error.code === 'pod_taken')
    return (
      <ErrorNotice
        title={t('unlock.error.taken')}
        text={t('unlock.error.taken.text')}
        actions={[{ label: t('app.contactUs'), to: routePath('support') }]}
      />
    );
  if (error.code === 'pod_not_offered') return <RegionErrorNotice />;
  if (error.status === 429) {
    const limit = t(isSignedIn ? 'unlock.error.limit.account' : 'unlock.error.limit.visitor');
    return <ErrorNotice title={errorMessage(error, t)} text={limit} />;
  }
  return (
    <RetryNotice retryLabel={t('app.retry')} {...{ title, onRetry, isRetrying }}>
      {error.status === 401 ? t('error.signedOut') : errorMessage(error, t)}
    </RetryNotice>
  );
}
