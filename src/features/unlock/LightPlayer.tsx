import { useEffect, useId, useRef, useState } from 'react';
import type { Activation } from '../../domain/unlock/unlockSchema';
import { usePodsWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { useDialog } from '../../ui/useDialog';
import { Bar, Foot, Pad, Room, Screen, Stage, Words } from './LightPlayer.styles';
import { usePrefersReducedMotion } from './usePrefersReducedMotion';
import { useLightScreen } from './useLightScreen';
import { useLightShow } from './useLightShow';

export interface LightPlayerProps {
  activation: Activation;
  /** True if the shopper chose the fast sequence. With reduced motion the default sequence plays anyway. */
  isFast: boolean;
  /** Called once, when every frame was shown or the shopper stopped. */
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

/** Shows the light for the battery in full screen. Nothing except the pad flashes or moves. */
export function LightPlayer({ activation, isFast, onEnd }: LightPlayerProps) {
  const { t } = usePodsWords();
  const id = useId();
  // A new object with the same activation must not restart the light.
  const [shown] = useState(activation);
  const isCalm = usePrefersReducedMotion();
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
  // Backdrop clicks are left out: they come from laying the battery on the screen, not from wanting to leave.
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
