import { useEffect, useId, useRef, useState, useEffectEvent, type RefObject } from 'react';
import { vibrate } from '../../../data/unlock/haptics';
import type { Activation } from '../../../domain/unlock/unlockSchema';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { useDialog } from '../../../ui/overlays/useDialog';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { BatteryOutline } from './BatteryOutline';
import {
  ProgressBar,
  PlayerFooter,
  Instruction,
  FooterControls,
  LightPad,
  FullScreenArea,
  LightDialog,
  PadArea,
  TextBlock,
} from './LightPlayer.styles';
import { usePrefersReducedMotion } from './usePrefersReducedMotion';
import { useLightPlayback } from './useLightPlayback';
import { requestFullScreen, enterFullScreen } from '../../../data/unlock/fullScreen';
import { holdWakeLock } from '../../../data/unlock/wakeLock';

/** `shown`: played to the end. `stopped`: ended by the shopper. `left`: closed before the light started. */
export type LightOutcome = 'shown' | 'stopped' | 'left';

export interface LightPlayerProps {
  activation: Activation;
  /** True if the shopper chose the fast sequence. With reduced motion the default sequence plays anyway. */
  isFast: boolean;
  onEnd: (outcome: LightOutcome) => void;
}

function useEndOnce(onEnd: LightPlayerProps['onEnd']): LightPlayerProps['onEnd'] {
  const hasEnded = useRef(false);
  return (outcome) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    if (outcome === 'shown') vibrate('shown');
    onEnd(outcome);
  };
}

interface InstructionsProps {
  id: string;
  isPlaying: boolean;
  isAwake: boolean;
  isFastDisabled: boolean;
}

/** Renders both instructions at all times, so that the pad does not move under the battery. */
function Instructions({ id, isPlaying, isAwake, isFastDisabled }: InstructionsProps) {
  const { t } = useWords('account', 'pods');
  return (
    <TextBlock>
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
      {!isAwake && <p>{t('light.awake')}</p>}
      {isFastDisabled && <p>{t('light.calm')}</p>}
    </TextBlock>
  );
}

/** Leaving before the start does not count as stopping the light. */
function useLightDialog(isPlaying: boolean, end: LightPlayerProps['onEnd']) {
  const leave = () => end(isPlaying ? 'stopped' : 'left');
  const { ref, events } = useDialog(true, leave);
  const startButton = useRef<HTMLButtonElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  useEffect(() => (isPlaying ? stopButton : startButton).current?.focus(), [isPlaying]);
  // Ignore backdrop clicks, which come from laying the battery on the screen.
  const { onKeyDown, onCancel, onClose } = events;
  return { ref, leave, startButton, stopButton, events: { onKeyDown, onCancel, onClose } };
}

/** Plays the light. No other part of the screen may flash or move meanwhile. */
export function LightPlayer({ activation, isFast, onEnd }: LightPlayerProps) {
  const { t } = useWords('account', 'pods');
  const id = useId();
  // A new object with the same activation must not restart the light.
  const [initialActivation] = useState(activation);
  const [isPlaying, setPlaying] = useState(false);
  const prefersReducedMotion = usePrefersReducedMotion();
  const isPadSmall = isFast && !prefersReducedMotion;
  const end = useEndOnce(onEnd);

  const { ref, leave, startButton, stopButton, events } = useLightDialog(isPlaying, end);
  const { screen, isAwake } = useLightScreen(leave);
  const symbolMs = isPadSmall ? initialActivation.fastSymbolMs : initialActivation.symbolMs;
  const { pad, ...playback } = useLightPlayback(initialActivation, {
    symbolMs,
    isPlaying,
    onFinish: () => end('shown'),
  });
  const start = () => {
    // Request it again, because browsers reject the first request if the sequence loads too long after the tap.
    if (screen.current) requestFullScreen(screen.current);
    setPlaying(true);
  };

  return (
    <LightDialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-${isPlaying ? 'hold' : 'ready'}`}
      {...events}
    >
      <FullScreenArea ref={screen} data-tone="dark">
        <Instructions {...{ id, isPlaying, isAwake }} isFastDisabled={isFast && prefersReducedMotion} />
        <PadArea>
          <LightPad ref={pad} role="img" aria-label={t('light.pad')} data-small={isPadSmall || undefined}>
            {!isPlaying && <BatteryOutline />}
          </LightPad>
        </PadArea>
        <PlayerFooter>
          <FooterControls data-off={isPlaying}>
            <Button ref={startButton} isWide onClick={start}>
              {t('light.start')}
            </Button>
            <Button variant="secondary" isWide onClick={leave}>
              {t('light.leave')}
            </Button>
          </FooterControls>
          <PlaybackControls
            {...{ isPlaying, stopButton }}
            {...playback}
            total={initialActivation.repeats}
            onStop={leave}
          />
        </PlayerFooter>
      </FullScreenArea>
    </LightDialog>
  );
}

type PlaybackControlsProps = Omit<ReturnType<typeof useLightPlayback>, 'pad'> & {
  isPlaying: boolean;
  total: number;
  stopButton: RefObject<HTMLButtonElement | null>;
  onStop: () => void;
};

function PlaybackControls({ isPlaying, frame, bar, hasRestarted, total, stopButton, onStop }: PlaybackControlsProps) {
  const { t } = useWords('account', 'pods');
  return (
    <FooterControls data-off={!isPlaying}>
      <div role="status">
        <p>{t('light.part', { at: frame, total })}</p>
        {hasRestarted && <p>{t('light.again')}</p>}
      </div>
      <ProgressBar ref={bar} value={0} max={100} aria-label={t('light.progress')} />
      <Button ref={stopButton} variant="secondary" isWide onClick={onStop}>
        {t('light.stop')}
      </Button>
    </FooterControls>
  );
}

/** Continues without full screen or a wake lock if the browser rejects the request. */
function useLightScreen(onExit: () => void) {
  const screen = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(true);
  const exit = useEffectEvent(onExit);

  useEffect(() => holdWakeLock(setAwake), []);
  useEffect(() => enterFullScreen(screen.current!, () => exit()), []);
  return { screen, isAwake };
}
