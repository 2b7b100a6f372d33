import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import type { PodFilter } from '../../domain/unlock/userPods';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import type { ChangePodsQuery } from './usePodsUrl';

/** Links to the unlock page or, where that page is not offered, to the list of pods. */
export function FirstPodLink() {
  const { locale, t } = useWords('account', 'pods');
  const canUnlock = isFeatureOn('unlockAppLinks', useRegion(locale.country).code);
  return (
    <ButtonLink as={LocalLink} to={routePath(canUnlock ? 'userUnlock' : 'pods')}>
      {t(canUnlock ? 'pods.empty.unlock' : 'pods.empty.browse')}
    </ButtonLink>
  );
}

export function NoPods() {
  const { t } = useWords('account', 'pods');
  return (
    <EmptyState title={t('pods.empty')} action={<FirstPodLink />}>
      {t('pods.empty.text')}
    </EmptyState>
  );
}

export function NoMatchingPods({
  filter: { year, isUnrated },
  onChange,
}: {
  filter: PodFilter;
  onChange: ChangePodsQuery;
}) {
  const { t } = useWords('account', 'pods');
  const inYear = isUnrated ? 'pods.none.both' : 'pods.none.year';
  return (
    <EmptyState
      title={year === null ? t('pods.none.unrated') : t(inYear, { year })}
      action={
        <Button variant="secondary" onClick={() => onChange({ year: null, isUnrated: false })}>
          {t('pods.showAll')}
        </Button>
      }
    />
  );
}
