import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useState, useEffect } from 'react';
import {
  openUnlockState,
  podKeyToSave,
  unlockSteps,
  type UnlockFacts,
  type UnlockResult,
  type UnlockStepId,
} from '../../domain/unlock/unlockState';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { changeUnlock, clearUnlock, useUnlockDraft, claimUnlock } from '../../state/unlockDraft';
import { refetchUserPods } from '../../state/userPods';
import type { LightOutcome } from './light/LightPlayer';
import type { RepeatReason } from './PlaceStep';
import { useKeyCheck, useAutomaticKeyCheck, type KeyCheckMutation } from './useKeyCheck';
import { useSavePod } from './useSavePod';
import { useWords } from '../../i18n/LocaleContext';
import { useStepFlow } from '../../state/hooks/useStepFlow';
import { unlockHeadingId } from './StepPage';
import { userQuery } from '../../data/account/accountQueries';
import { useSession } from '../../state/session/session';

/** Claims the draft for the signed-in account, and clears a draft of another account in this browser. */
function useClaimedDraft(isSignedIn: boolean): void {
  const { data: user } = useQuery({ ...userQuery(), enabled: isSignedIn });
  const shopper = isSignedIn ? user?.uuid : undefined;
  useEffect(() => {
    if (!shopper) return;
    claimUnlock(shopper);
    return useUnlockDraft.subscribe(() => claimUnlock(shopper));
  }, [shopper]);
}

function useUnlockShopper() {
  const hasSession = useSession((state) => state.isSignedIn) ?? false;
  // True while the sign-in form is in use. The session opens before registration is complete, so the form must stay
  // until then.
  const [isSigningIn, setSigningIn] = useState(false);
  const isSignedIn = hasSession && !isSigningIn;
  useClaimedDraft(isSignedIn);
  return { isSignedIn, setSigningIn };
}

type UnlockShopper = ReturnType<typeof useUnlockShopper>;

interface UnlockStepsOptions {
  path: string;
  facts: UnlockFacts;
  steps: readonly UnlockStepId[];
}

function useUnlockSteps({ path, facts, steps }: UnlockStepsOptions) {
  const { t } = useWords('account', 'pods');
  return useStepFlow<UnlockStepId>({
    path,
    steps,
    resolve: (requested) => openUnlockState(requested, facts).step,
    headingId: unlockHeadingId,
    announcement: (id, position) => t('unlock.progress', { ...position, title: t(`unlock.step.${id}`) }),
  });
}

/** Keeps the outcome after the draft is cleared. */
function useResult() {
  const queries = useQueryClient();
  const [result, setResult] = useState<UnlockResult | null>(null);
  const finish = (kind: UnlockResult['kind']) => (pod: UserPod) => {
    setResult({ kind, pod, isOfVisitor: useUnlockDraft.getState().isOfVisitor });
    clearUnlock();
    refetchUserPods();
    for (const name of ['pods', 'history']) void queries.invalidateQueries({ queryKey: [name] });
  };
  return { result, setResult, finish };
}

function useFacts({ isSignedIn }: UnlockShopper, result: UnlockResult | null): UnlockFacts {
  const { checked, variant, activation, isShown, isRainbow } = useUnlockDraft();
  return { checked, variant, isSignedIn, activation, isShown, isRainbow, result };
}

interface TransitionContext {
  shopper: UnlockShopper;
  check: KeyCheckMutation;
  go: (step: UnlockStepId) => void;
  setResult: (result: UnlockResult | null) => void;
}

function useTransitions({ shopper, check, go, setResult }: TransitionContext) {
  const [repeatReason, setRepeatReason] = useState<RepeatReason | null>(null);
  return {
    repeatReason,
    chooseVariant: (variant: 'unlock' | 'save') => {
      changeUnlock({ variant });
      // If an earlier step is incomplete, that one opens instead.
      if (variant === 'unlock') go('place');
      else if (!shopper.isSignedIn) go('signIn');
    },
    startOver: () => {
      setResult(null);
      setRepeatReason(null);
      clearUnlock();
      check.reset();
      go('code');
    },
    finishSignIn: () => {
      const { checked } = useUnlockDraft.getState();
      // The account that signed in may differ from the one that looked up the pod.
      if (checked) changeUnlock({ checked: { ...checked, state: null } });
      shopper.setSigningIn(false);
    },
    endLight: (outcome: LightOutcome) => {
      setRepeatReason(outcome === 'stopped' ? 'stopped' : null);
      if (outcome !== 'shown') return;
      changeUnlock({ isShown: true, isRainbow: false });
      go('rainbow');
    },
    expireActivation: () => setRepeatReason('expired'),
    confirmRainbow: () => {
      changeUnlock({ isRainbow: true });
      go('white');
    },
    repeatLight: () => {
      setRepeatReason(null);
      go('place');
    },
  };
}

export function useUnlock(path: string) {
  const shopper = useUnlockShopper();
  const { isSignedIn } = shopper;
  const { result, setResult, finish } = useResult();
  const check = useKeyCheck();
  const isOfVisitor = useUnlockDraft((draft) => draft.isOfVisitor);
  const facts = useFacts(shopper, result);
  const steps = unlockSteps({
    variant: result?.kind === 'saved' ? 'save' : facts.variant,
    signsIn: result?.isOfVisitor ?? (facts.checked ? isOfVisitor : !isSignedIn),
  });
  const { open, go } = useUnlockSteps({ path, facts, steps });
  const transitions = useTransitions({ shopper, check, go, setResult });
  const goToPod = useCallback(() => go('pod'), [go]);
  useAutomaticKeyCheck({ check, isSignedIn, onLinked: goToPod });
  const saving = useSavePod({ podKey: podKeyToSave(facts), onSaved: finish('saved') });
  const state = openUnlockState(open, facts);
  return { ...transitions, shopper, state, steps, check, saving, goToPod, finishUnlock: finish('unlocked') };
}

export type Unlock = ReturnType<typeof useUnlock>;
