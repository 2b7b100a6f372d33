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
import { CurrentPod } from './CurrentPod';
import { PodStep } from './PodStep';
import { SignInStep, type SignInSlot } from './SignInStep';
import { useUnlock, type Unlock } from './useUnlock';

interface UnlockFlowProps {
  path: string;
  signIn: (slot: SignInSlot) => ReactNode;
}

type StepProps = Pick<UnlockFlowProps, 'signIn'> & { unlock: Unlock };

type LightPreparationState = Extract<UnlockState, { step: 'signIn' | 'place' }>;

/** The steps between choosing the pod and playing the light. */
function LightPreparationStep({ unlock, signIn, state }: StepProps & { state: LightPreparationState }) {
  const { check, shopper, repeatReason } = unlock;
  const [isFast, setFast] = useState(false);
  const { podKey } = state.checked;
  if (state.step === 'signIn')
    return (
      <SignInStep
        {...{ podKey, check, signIn }}
        isSignedIn={shopper.isSignedIn}
        onSigningInChange={shopper.setSigningIn}
        onSignedIn={unlock.finishSignIn}
      />
    );
  return <PlaceStep {...{ podKey, isFast, repeatReason }} onFastChange={setFast} onEnd={unlock.endLight} />;
}

function CurrentStep({ unlock, signIn }: StepProps) {
  const { state, check, saving } = unlock;
  switch (state.step) {
    case 'code':
      return <PodKeyStep check={check} onChecked={unlock.goToPod} />;
    case 'pod':
      return (
        <PodStep
          {...{ check, saving }}
          checked={state.checked}
          onUnlock={() => unlock.chooseVariant('unlock')}
          onSave={() => unlock.chooseVariant('save')}
          onOtherCode={unlock.startOver}
        />
      );
    case 'rainbow':
      return <RainbowStep onYes={unlock.confirmRainbow} onRepeatLight={unlock.repeatLight} />;
    case 'white':
      return (
        <WhiteStep
          activation={state.activation}
          onUnlocked={unlock.finishUnlock}
          onExpired={unlock.expireActivation}
          onRepeatLight={unlock.repeatLight}
          onOtherCode={unlock.startOver}
        />
      );
    case 'done':
      return <DoneStep result={state.result} onUnlockAnother={unlock.startOver} />;
    default:
      return (
        <>
          <LightPreparationStep {...{ unlock, signIn, state }} />
          <CurrentPod checked={state.checked} onOtherCode={unlock.startOver} />
        </>
      );
  }
}

export function UnlockFlow({ path, signIn }: UnlockFlowProps) {
  const { t } = useWords('account', 'pods');
  const unlock = useUnlock(path);
  const { state, steps } = unlock;
  const open = state.step;
  // Warns before leaving, because the shopper must still confirm that the battery turned white.
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
      <CurrentStep unlock={unlock} signIn={signIn} />
    </Stack>
  );
}

export const UnlockIsland = asIsland(UnlockFlow);
