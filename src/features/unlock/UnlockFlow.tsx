import { useState, type ReactNode } from 'react';
import type { UnlockState } from '../../domain/unlock/unlockState';
import { useWords } from '../../i18n/LocaleContext';
import { useLeaveWarning } from '../../state/navigation/leaveWarning';
import { asIsland } from '../../state/QueryIsland';
import { Progress } from '../../ui/feedback/Progress';
import { Stack } from '../../ui/layout/Stack';
import { DoneStep } from './DoneStep';
import { RainbowStep } from './light/RainbowStep';
import { WhiteStep } from './light/WhiteStep';
import { PlaceStep } from './PlaceStep';
import { PodKeyStep } from './PodKeyStep';
import { PodLine } from './PodLine';
import { PodStep } from './PodStep';
import { SignInStep, type SignInSlot } from './SignInStep';
import { useUnlock, type Unlock } from './useUnlock';

interface UnlockFlowProps {
  /** The page's path with its locale. */
  path: string;
  signIn: (slot: SignInSlot) => ReactNode;
}

type OpenProps = Pick<UnlockFlowProps, 'signIn'> & { unlock: Unlock };

type WayState = Extract<UnlockState, { step: 'signIn' | 'place' }>;

/** The steps between the pod and the light, each with a button to switch to another pod. */
function WayStep({ unlock, signIn, state }: OpenProps & { state: WayState }) {
  const { check, shopper, note } = unlock;
  const [isFast, setFast] = useState(false);
  const { podKey } = state.checked;
  if (state.step === 'signIn')
    return (
      <SignInStep
        {...{ podKey, check, signIn }}
        isSignedIn={shopper.isSignedIn}
        onEntering={shopper.setEntering}
        onSignedIn={unlock.signedIn}
      />
    );
  return <PlaceStep {...{ podKey, isFast, note }} onFast={setFast} onEnd={unlock.endLight} />;
}

function OpenStep({ unlock, signIn }: OpenProps) {
  const { state, check, saving } = unlock;
  switch (state.step) {
    case 'code':
      return <PodKeyStep check={check} onChecked={unlock.toPod} />;
    case 'pod':
      return (
        <PodStep
          {...{ check, saving }}
          checked={state.checked}
          onUnlock={() => unlock.choose('unlock')}
          onSave={() => unlock.choose('save')}
          onOther={unlock.startOver}
        />
      );
    case 'rainbow':
      return <RainbowStep onYes={unlock.seeRainbow} onAgain={unlock.showAgain} />;
    case 'white':
      return (
        <WhiteStep
          activation={state.activation}
          onUnlocked={unlock.unlocked}
          onExpired={unlock.expire}
          onAgain={unlock.showAgain}
          onOther={unlock.startOver}
        />
      );
    case 'done':
      return <DoneStep result={state.result} onAnother={unlock.startOver} />;
    default:
      return (
        <>
          <WayStep {...{ unlock, signIn, state }} />
          <PodLine checked={state.checked} onOther={unlock.startOver} />
        </>
      );
  }
}

/** The unlock's progress and its open step. */
export function UnlockFlow({ path, signIn }: UnlockFlowProps) {
  const { t } = useWords('account', 'pods');
  const unlock = useUnlock(path);
  const { state, steps } = unlock;
  const open = state.step;
  // Leaving here would lose whether the battery turned white.
  useLeaveWarning(open === 'rainbow' || open === 'white');
  const step = steps.indexOf(open) + 1;
  const total = steps.length;
  return (
    <Stack $gap={8}>
      <Progress
        value={step}
        max={total}
        label={t('unlock.progress', { step, total, title: t(`unlock.step.${open}`) })}
      />
      <OpenStep unlock={unlock} signIn={signIn} />
    </Stack>
  );
}

export const UnlockIsland = asIsland(UnlockFlow);
