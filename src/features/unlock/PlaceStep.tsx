import { useWords } from '../../i18n/LocaleContext';
import { useLeaveWarning } from '../../state/navigation/leaveWarning';
import { useOfflineMessage } from '../../state/notifications/useOfflineMessage';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { LightOptions } from './light/LightOptions';
import { LightPlayer, type LightEnd } from './light/LightPlayer';
import { PointList } from './PointList';
import { StepPage } from './StepPage';
import { useActivation } from './useActivation';
import type { ApiError } from '../../data/apiError';
import { errorMessage } from '../../i18n/errorMessage';
import { UnlockRefusal } from './UnlockRefusal';

/** Why the light must be shown again. */
export type PlaceNote = 'stopped' | 'expired';

interface PlaceStepProps {
  podKey: string;
  isFast: boolean;
  note: PlaceNote | null;
  onFast: (isFast: boolean) => void;
  onEnd: (how: LightEnd) => void;
}

const points = ['charge', 'pod', 'sensor'] as const;

/** Lists what to prepare, then plays the light. */
export function PlaceStep({ podKey, isFast, note, onFast, onEnd }: PlaceStepProps) {
  const { t } = useWords('account', 'pods');
  const { shown, start, end, isStarting, error } = useActivation(podKey);
  const offline = useOfflineMessage(t('unlock.place.offline'));
  useLeaveWarning(shown !== null);
  return (
    <StepPage id="place" title={t('unlock.place.title')} lead={t('unlock.place.lead')}>
      {note && (
        <Notice tone="warning" title={t(`unlock.place.${note}`)}>
          {t(`unlock.place.${note}.text`)}
        </Notice>
      )}
      <PointList points={points.map((id) => t(`unlock.place.${id}`))} />
      <LightOptions isFast={isFast} onChange={onFast} />
      {offline && <Notice tone="warning">{offline}</Notice>}
      {error && <StartFailure error={error} onRetry={start} isRetrying={isStarting} />}
      <Button size="large" isWide isBusy={isStarting} busyLabel={t('unlock.place.starting')} onClick={start}>
        {t('unlock.place.start')}
      </Button>
      {shown && (
        <LightPlayer
          activation={shown}
          isFast={isFast}
          onEnd={(how) => {
            end();
            onEnd(how);
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

/** The light's sequence failed to load. */
function StartFailure({ error, onRetry, isRetrying }: StartFailureProps) {
  const { t } = useWords('account', 'pods');
  // The pod is already known, so this rate limit is about how often its light is shown.
  if (error.status === 429) return <Notice tone="error">{errorMessage(error, t)}</Notice>;
  return <UnlockRefusal {...{ error, onRetry, isRetrying }} title={t('error.activationSequence')} />;
}
