import type { ApiError } from '../../data/apiError';
import { routePath } from '../../domain/site/routing/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { Refusal } from '../../i18n/Refusal';
import { openPanel } from '../../state/panels';
import { useRegion } from '../../state/region';
import { useSession } from '../../state/session/session';
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
    <Refusal
      title={t('unlock.error.region')}
      text={t('unlock.error.region.text', { region: t(`region.${code}`) })}
      waysOn={[{ label: t('region.change'), onClick: () => openPanel('region') }]}
    />
  );
}

/** Explains why the server refused a pod, and what to do next. */
export function UnlockRefusal({ error, title, onRetry, isRetrying }: UnlockRefusalProps) {
  const { t } = useWords('account', 'pods');
  const isSignedIn = useSession((state) => state.isSignedIn);
  if (error.code === 'pod_taken')
    return (
      <Refusal
        title={t('unlock.error.taken')}
        text={t('unlock.error.taken.text')}
        waysOn={[{ label: t('app.contactUs'), to: routePath('support') }]}
      />
    );
  if (error.code === 'pod_not_offered') return <RegionRefusal />;
  if (error.status === 429) {
    const limit = t(isSignedIn ? 'unlock.error.limit.account' : 'unlock.error.limit.visitor');
    return <Refusal title={errorMessage(error, t)} text={limit} />;
  }
  return (
    <RetryNotice retryLabel={t('app.retry')} {...{ title, onRetry, isRetrying }}>
      {error.status === 401 ? t('error.signedOut') : errorMessage(error, t)}
    </RetryNotice>
  );
}
