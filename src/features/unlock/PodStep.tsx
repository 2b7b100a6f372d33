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
import { UnlockRefusal, RegionRefusal } from './UnlockRefusal';
import { StepPage } from './StepPage';
import type { Check } from './useCheck';
import type { Saving } from './useSaving';

interface PodStepProps {
  checked: CheckedKey;
  check: Check;
  saving: Saving;
  onUnlock: () => void;
  onSave: () => void;
  onOther: () => void;
}

/** Says if the shopper has already saved or unlocked the pod. */
function PodState({ state }: Pick<CheckedKey, 'state'>) {
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

/** Unlock or save; other actions if the pod is already on the shopper's list. */
function PodWays({ checked: { state }, saving, onUnlock, onSave }: PodStepProps) {
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

/** Shows the pod that the code belongs to. */
export function PodStep(props: PodStepProps) {
  const { checked, check, saving, onOther } = props;
  const { locale, t } = useWords('account', 'pods');
  const { code } = useRegion(locale.country);
  const { batch, state } = checked;
  const isElsewhere = batch !== null && !batch.regions.includes(code);
  const again = () => check.mutate(checked.podKey);
  return (
    <StepPage id="pod" title={t('unlock.pod.title')}>
      {isElsewhere ? <RegionRefusal /> : <PodCard batch={batch} />}
      {!isElsewhere && <PodState state={state} />}
      {check.error && !isElsewhere && (
        <UnlockRefusal
          error={check.error}
          title={t('unlock.error.check')}
          onRetry={again}
          isRetrying={check.isPending}
        />
      )}
      {saving.error && (
        <UnlockRefusal
          error={saving.error}
          title={t('unlock.error.save')}
          onRetry={saving.retry}
          isRetrying={saving.isPending}
        />
      )}
      <Stack $gap={3}>
        {!isElsewhere && check.error?.code !== 'pod_taken' && <PodWays {...props} />}
        <Button variant="quiet" isWide onClick={onOther}>
          {t('unlock.otherCode')}
        </Button>
      </Stack>
    </StepPage>
  );
}
