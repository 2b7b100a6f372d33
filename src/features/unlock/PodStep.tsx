import type { CheckedKey } from '../../domain/unlock/unlockSchema';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { PodCard } from './PodCard';
import { UnlockErrorNotice, RegionErrorNotice } from './UnlockErrorNotice';
import { StepPage } from './StepPage';
import type { KeyCheckMutation } from './useKeyCheck';
import type { SavePod } from './useSavePod';

interface PodStepProps {
  checked: CheckedKey;
  check: KeyCheckMutation;
  saving: SavePod;
  onUnlock: () => void;
  onSave: () => void;
  onOtherCode: () => void;
}

/** Says if the shopper has already saved or unlocked the pod. */
function PodStateNotice({ state }: Pick<CheckedKey, 'state'>) {
  const { t } = useWords('account', 'pods');
  if (state === 'unlocked')
    return (
      <Notice tone="success" title={t('unlock.pod.isUnlocked')}>
        {t('unlock.pod.isUnlocked.text')}
      </Notice>
    );
  if (state !== 'saved') return null;
  return (
    <Notice tone="info" title={t('unlock.pod.isSaved')}>
      {t('unlock.pod.isSaved.text')}
    </Notice>
  );
}

function PodActions({ checked: { state }, saving, onUnlock, onSave }: PodStepProps) {
  const { t } = useWords('account', 'pods');
  const isListed = state === 'saved' || state === 'unlocked';
  return (
    <>
      <Button size="large" isWide onClick={onUnlock}>
        {t(state === 'unlocked' ? 'unlock.again' : 'unlock.pod.unlock')}
      </Button>
      {isListed ? (
        <ButtonLink as={LocalLink} to={routePath('myPods')} $variant="secondary" $size="large" $isWide>
          {t('unlock.toMyPods')}
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          size="large"
          isWide
          isBusy={saving.isPending}
          busyLabel={t('unlock.pod.saving')}
          onClick={onSave}
        >
          {t('unlock.pod.save')}
        </Button>
      )}
    </>
  );
}

export function PodStep(props: PodStepProps) {
  const { checked, check, saving, onOtherCode } = props;
  const { locale, t } = useWords('account', 'pods');
  const { code } = useRegion(locale.country);
  const { batch, state } = checked;
  const isOtherRegion = batch !== null && !batch.regions.includes(code);
  const retry = () => check.mutate(checked.podKey);
  return (
    <StepPage id="pod" title={t('unlock.pod.title')}>
      {isOtherRegion ? <RegionErrorNotice /> : <PodCard batch={batch} />}
      {!isOtherRegion && <PodStateNotice state={state} />}
      {check.error && !isOtherRegion && (
        <UnlockErrorNotice
          error={check.error}
          title={t('unlock.error.check')}
          onRetry={retry}
          isRetrying={check.isPending}
        />
      )}
      {saving.error && (
        <UnlockErrorNotice
          error={saving.error}
          title={t('unlock.error.save')}
          onRetry={saving.retry}
          isRetrying={saving.isPending}
        />
      )}
      <Stack $gap={3}>
        {!isOtherRegion && check.error?.code !== 'pod_taken' && <PodActions {...props} />}
        <Button variant="quiet" isWide onClick={onOtherCode}>
          {t('unlock.otherCode')}
        </Button>
      </Stack>
    </StepPage>
  );
}
