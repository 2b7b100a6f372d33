import { useEffect, useId, useRef, useState } from 'react';
import type { Activation } from '../../domain/unlock/unlockSchema';
import { usePodsWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { useDialog } from '../../ui/useDialog';
import { Bar, Foot, Pad, Room, Screen, Stage, Words } from './LightPlayer.styles';
import { useLightCalm } from './useLightCalm';
import { useLightScreen } from './useLightScreen';
import { useLightShow } from './useLightShow';

export interface LightPlayerProps {
  activation: Activation;
  /** The shopper chose the fast sequence; a device that asks for reduced motion gets the default one all the same. */
  isFast: boolean;
  /** Told once: every frame was shown, or the shopper stopped before. */
  onEnd: (how: 'shown' | 'stopped') => void;
}

function useEnd(onEnd: LightPlayerProps['onEnd']): LightPlayerProps['onEnd'] {
  const hasEnded = useRef(false);
  return (how) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(how);
  };
}

function Hints({ id, isKeptOn, isSlowed }: { id: string; isKeptOn: boolean; isSlowed: boolean }) {
  const { t } = usePodsWords();
  return (
    <Words>
      <h2 id={`${id}-title`}>{t('light.title')}</h2>
      <p id={`${id}-hint`}>{t('light.hint')}</p>
      <p>{t('light.brightness')}</p>
      {!isKeptOn && <p>{t('light.awake')}</p>}
      {isSlowed && <p>{t('light.calm')}</p>}
    </Words>
  );
}

/** S2-66, D-25: shows the light for the battery over the whole screen. Besides the pad nothing on it flashes or moves. */
export function LightPlayer({ activation, isFast, onEnd }: LightPlayerProps) {
  const { t } = usePodsWords();
  const id = useId();
  // The same in a new object must not start the light again.
  const [shown] = useState(activation);
  const isCalm = useLightCalm();
  const isSmall = isFast && !isCalm;
  const end = useEnd(onEnd);
  const stop = () => end('stopped');

  const { ref, events } = useDialog(true, stop);
  const stopButton = useRef<HTMLButtonElement>(null);
  useEffect(() => stopButton.current?.focus(), []);
  const { screen, isKeptOn } = useLightScreen(stop);
  const { pad, bar, frame, hasBegunAgain } = useLightShow(shown, isSmall ? shown.fastSymbolMs : shown.symbolMs, () =>
    end('shown'),
  );
  // A press beside the pad is the battery being laid down, and no wish to leave.
  const { onKeyDown, onCancel, onClose } = events;

  return (
    <Screen
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      {...{ onKeyDown, onCancel, onClose }}
    >
      <Room ref={screen} data-tone="dark">
        <Hints {...{ id, isKeptOn }} isSlowed={isFast && isCalm} />
        <Stage>
          <Pad ref={pad} role="img" aria-label={t('light.pad')} data-small={isSmall || undefined} />
        </Stage>
        <Foot>
          <div role="status">
            <p>{t('light.part', { at: frame, total: shown.repeats })}</p>
            {hasBegunAgain && <p>{t('light.again')}</p>}
          </div>
          <Bar ref={bar} value={0} max={100} aria-label={t('light.progress')} />
          <Button ref={stopButton} variant="secondary" isWide onClick={stop}>
            {t('light.stop')}
          </Button>
        </Foot>
      </Room>
    </Screen>
  );
}
