import { useWords } from '../../i18n/LocaleContext';
import { useLeaveWarning } from '../../state/navigation/leaveWarning';
import { useOfflineMessage } from '../../state/notifications/useOfflineMessage';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { LightOptions } from './light/LightOptions';
import { LightPlayer, type LightOutcome } from './light/LightPlayer';
import { PointList } from './PointList';
import { StepPage } from './StepPage';
import { useActivation } from './useActivation';
import type { ApiError } from '../../data/apiError';
import { errorMessage } from '../../i18n/errorMessage';
import { UnlockErrorNotice } from './UnlockErrorNotice';

/** The reason for which the light must be shown again. */
export type RepeatReason = 'stopped' | 'expired';

interface PlaceStepProps {
  podKey: string;
  isFast: boolean;
  repeatReason: RepeatReason | null;
  onFastChange: (isFast: boolean) => void;
  onEnd: (outcome: LightOutcome) => void;
}

const preparationIds = ['charge', 'pod', 'sensor'] as const;

export function PlaceStep({ podKey, isFast, repeatReason, onFastChange, onEnd }: PlaceStepProps) {
  const { t } = useWords('account', 'pods');
  const { playing, start, end, isStarting, error } = useActivation(podKey);
  const offline = useOfflineMessage(t('unlock.place.offline'));
  useLeaveWarning(playing !== null);
  return (
    <StepPage id="place" title={t('unlock.place.title')} lead={t('unlock.place.lead')}>
      {repeatReason && (
        <Notice tone="warning" title={t(`unlock.place.${repeatReason}`)}>
          {t(`unlock.place.${repeatReason}.text`)}
        </Notice>
      )}
      <PointList points={preparationIds.map((id) => t(`unlock.place.${id}`))} />
      <LightOptions isFast={isFast} onChange={onFastChange} />
      {offline && <Notice tone="warning">{offline}</Notice>}
      {error && <StartFailure error={error} onRetry={start} isRetrying={isStarting} />}
      <Button size="large" isWide isBusy={isStarting} busyLabel={t('unlock.place.starting')} onClick={start}>
        {t('unlock.place.start')}
      </Button>
      {playing && (
        <LightPlayer
          activation={playing}
          isFast={isFast}
          onEnd={(outcome) => {
            end();
            onEnd(outcome);
          }}
        />
      )}
    </StepPage>
  );
}

interface StartFailureProps {
  error: ApiError;
  onRetry: () => void;
  isRetrying: boolean;
}

function StartFailure({ error, onRetry, isRetrying }: StartFailureProps) {
  const { t } = useWords('account', 'pods');
  // The code was accepted before, so this rate limit counts how often the light is shown.
  if (error.status === 429) return <Notice tone="error">{errorMessage(error, t)}</Notice>;
  return <UnlockErrorNotice {...{ error, onRetry, isRetrying }} title={t('error.activationSequence')} />;
}
