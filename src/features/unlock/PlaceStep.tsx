import { usePodsWords } from '../../i18n/LocaleContext';
import { useLeaveWarning } from '../../state/leaveWarning';
import { useOfflineMessage } from '../../state/useOfflineMessage';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { LightOptions } from './LightOptions';
import { LightPlayer } from './LightPlayer';
import { PointList } from './PointList';
import { StartFailure } from './StartFailure';
import { StepPage } from './StepPage';
import { useActivation } from './useActivation';

/** Why the light must be shown again. */
export type PlaceNote = 'stopped' | 'expired';

interface PlaceStepProps {
  podKey: string;
  isFast: boolean;
  note: PlaceNote | null;
  onFast: (isFast: boolean) => void;
  onEnd: (how: 'shown' | 'stopped') => void;
}

const points = ['charge', 'pod', 'sensor'] as const;

/** Lists what to prepare, then plays the light. */
export function PlaceStep({ podKey, isFast, note, onFast, onEnd }: PlaceStepProps) {
  const { t } = usePodsWords();
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
