import { useEffect, useId, useRef, useState, useEffectEvent, type RefObject } from 'react';
import { vibrate } from '../../../data/unlock/haptics';
import type { Activation } from '../../../domain/unlock/unlockSchema';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { useDialog } from '../../../ui/overlays/useDialog';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { BatteryOutline } from './BatteryOutline';
import { Bar, Foot, Instruction, Layer, Pad, Room, Screen, Stage, Words } from './LightPlayer.styles';
import { usePrefersReducedMotion } from './usePrefersReducedMotion';
import { useLightShow } from './useLightShow';
import { requestFullScreen, enterFullScreen } from '../../../data/unlock/fullScreen';
import { holdWakeLock } from '../../../data/unlock/wakeLock';

/** Every frame was shown, the shopper stopped the light, or left before it started. */
export type LightEnd = 'shown' | 'stopped' | 'left';

export interface LightPlayerProps {
  activation: Activation;
  /** True if the shopper chose the fast sequence. With reduced motion the default sequence plays anyway. */
  isFast: boolean;
  /** Called once. */
  onEnd: (how: LightEnd) => void;
}

function useEnd(onEnd: LightPlayerProps['onEnd']): LightPlayerProps['onEnd'] {
  const hasEnded = useRef(false);
  return (how) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    if (how === 'shown') vibrate('shown');
    onEnd(how);
  };
}

interface HintsProps {
  id: string;
  isPlaying: boolean;
  isKeptOn: boolean;
  isSlowed: boolean;
}

/** One instruction. Both take up their space all the time, so that the pad stays where the battery lies on it. */
function Hints({ id, isPlaying, isKeptOn, isSlowed }: HintsProps) {
  const { t } = useWords('account', 'pods');
  return (
    <Words>
      <VisuallyHidden as="h2" id={`${id}-title`}>
        {t('light.title')}
      </VisuallyHidden>
      <div>
        <Instruction id={`${id}-ready`} data-off={isPlaying}>
          {t('light.ready')}
        </Instruction>
        <Instruction id={`${id}-hold`} data-off={!isPlaying}>
          {t('light.hold')}
        </Instruction>
      </div>
      {!isKeptOn && <p>{t('light.awake')}</p>}
      {isSlowed && <p>{t('light.calm')}</p>}
    </Words>
  );
}

/** The dialog's own keys and events, and what leaving it means: before the start nothing has been stopped. */
function useLightDialog(isPlaying: boolean, end: LightPlayerProps['onEnd']) {
  const leave = () => end(isPlaying ? 'stopped' : 'left');
  const { ref, events } = useDialog(true, leave);
  const startButton = useRef<HTMLButtonElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  useEffect(() => (isPlaying ? stopButton : startButton).current?.focus(), [isPlaying]);
  // Backdrop clicks are left out: they come from laying the battery on the screen, not from wanting to leave.
  const { onKeyDown, onCancel, onClose } = events;
  return { ref, leave, startButton, stopButton, events: { onKeyDown, onCancel, onClose } };
}

/**
 * Shows the place for the battery in full screen and, once the shopper starts it, the light. Nothing except the pad
 * flashes or moves.
 */
export function LightPlayer({ activation, isFast, onEnd }: LightPlayerProps) {
  const { t } = useWords('account', 'pods');
  const id = useId();
  // A new object with the same activation must not restart the light.
  const [shown] = useState(activation);
  const [isPlaying, setPlaying] = useState(false);
  const isCalm = usePrefersReducedMotion();
  const isSmall = isFast && !isCalm;
  const end = useEnd(onEnd);

  const { ref, leave, startButton, stopButton, events } = useLightDialog(isPlaying, end);
  const { screen, isKeptOn } = useLightScreen(leave);
  const symbolMs = isSmall ? shown.fastSymbolMs : shown.symbolMs;
  const { pad, ...show } = useLightShow(shown, { symbolMs, isPlaying, onShown: () => end('shown') });
  const start = () => {
    // The first request is refused if loading the sequence took longer than a tap counts.
    if (screen.current) requestFullScreen(screen.current);
    setPlaying(true);
  };

  return (
    <Screen
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-${isPlaying ? 'hold' : 'ready'}`}
      {...events}
    >
      <Room ref={screen} data-tone="dark">
        <Hints {...{ id, isPlaying, isKeptOn }} isSlowed={isFast && isCalm} />
        <Stage>
          <Pad ref={pad} role="img" aria-label={t('light.pad')} data-small={isSmall || undefined}>
            {!isPlaying && <BatteryOutline />}
          </Pad>
        </Stage>
        <Foot>
          <Layer data-off={isPlaying}>
            <Button ref={startButton} isWide onClick={start}>
              {t('light.start')}
            </Button>
            <Button variant="secondary" isWide onClick={leave}>
              {t('light.leave')}
            </Button>
          </Layer>
          <Playing {...{ isPlaying, stopButton }} {...show} total={shown.repeats} onStop={leave} />
        </Foot>
      </Room>
    </Screen>
  );
}

type PlayingProps = Omit<ReturnType<typeof useLightShow>, 'pad'> & {
  isPlaying: boolean;
  total: number;
  stopButton: RefObject<HTMLButtonElement | null>;
  onStop: () => void;
};

/** The light's progress, and Stop. */
function Playing({ isPlaying, frame, bar, hasBegunAgain, total, stopButton, onStop }: PlayingProps) {
  const { t } = useWords('account', 'pods');
  return (
    <Layer data-off={!isPlaying}>
      <div role="status">
        <p>{t('light.part', { at: frame, total })}</p>
        {hasBegunAgain && <p>{t('light.again')}</p>}
      </div>
      <Bar ref={bar} value={0} max={100} aria-label={t('light.progress')} />
      <Button ref={stopButton} variant="secondary" isWide onClick={onStop}>
        {t('light.stop')}
      </Button>
    </Layer>
  );
}

/**
 * Requests full screen and a wake lock while the light is shown, and continues without either if the browser refuses.
 */
function useLightScreen(onLeft: () => void) {
  const screen = useRef<HTMLDivElement>(null);
  const [isKeptOn, setKeptOn] = useState(true);
  const left = useEffectEvent(onLeft);

  useEffect(() => holdWakeLock(setKeptOn), []);
  useEffect(() => enterFullScreen(screen.current!, () => left()), []);
  return { screen, isKeptOn };
}
