import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import {
  openUnlockState,
  podKeyToSave,
  unlockSteps,
  type UnlockFacts,
  type UnlockResult,
  type UnlockStepId,
} from '../../domain/unlock/unlockState';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { changeUnlock, clearUnlock, useUnlockDraft } from '../../state/unlockDraft';
import { refetchUserPods } from '../../state/userPods';
import type { LightEnd } from './light/LightPlayer';
import type { PlaceNote } from './PlaceStep';
import { useCheck, useAutomaticCheck, type Check } from './useCheck';
import { useSaving } from './useSaving';
import { useShopper, type UnlockShopper } from './useShopper';
import { useUnlockSteps } from './useUnlockSteps';

/** The outcome, which is kept after the draft is cleared. */
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

interface Moves {
  shopper: UnlockShopper;
  check: Check;
  go: (step: UnlockStepId) => void;
  setResult: (result: UnlockResult | null) => void;
}

/** The transitions between steps. */
function useMoves({ shopper, check, go, setResult }: Moves) {
  const [note, setNote] = useState<PlaceNote | null>(null);
  return {
    note,
    choose: (variant: 'unlock' | 'save') => {
      changeUnlock({ variant });
      // Requests the last step before the server must respond; the first incomplete step opens instead.
      if (variant === 'unlock') go('place');
      else if (!shopper.isSignedIn) go('signIn');
    },
    startOver: () => {
      setResult(null);
      setNote(null);
      clearUnlock();
      check.reset();
      go('code');
    },
    signedIn: () => {
      const { checked } = useUnlockDraft.getState();
      // The account that signed in may differ from the one that looked up the pod.
      if (checked) changeUnlock({ checked: { ...checked, state: null } });
      shopper.setEntering(false);
    },
    endLight: (how: LightEnd) => {
      setNote(how === 'stopped' ? 'stopped' : null);
      if (how !== 'shown') return;
      changeUnlock({ isShown: true, isRainbow: false });
      go('rainbow');
    },
    expire: () => setNote('expired'),
    seeRainbow: () => {
      changeUnlock({ isRainbow: true });
      go('white');
    },
    showAgain: () => {
      setNote(null);
      go('place');
    },
  };
}

/** The state of an unlock and its transitions. */
export function useUnlock(path: string) {
  const shopper = useShopper();
  const { isSignedIn } = shopper;
  const { result, setResult, finish } = useResult();
  const check = useCheck();
  const isOfVisitor = useUnlockDraft((draft) => draft.isOfVisitor);
  const facts = useFacts(shopper, result);
  const steps = unlockSteps({
    variant: result?.kind === 'saved' ? 'save' : facts.variant,
    signsIn: result?.isOfVisitor ?? (facts.checked ? isOfVisitor : !isSignedIn),
  });
  const { open, go } = useUnlockSteps({ path, facts, steps });
  const moves = useMoves({ shopper, check, go, setResult });
  const toPod = useCallback(() => go('pod'), [go]);
  useAutomaticCheck({ check, isSignedIn, onLinked: toPod });
  const saving = useSaving({ podKey: podKeyToSave(facts), onSaved: finish('saved') });
  const state = openUnlockState(open, facts);
  return { ...moves, shopper, state, steps, check, saving, toPod, unlocked: finish('unlocked') };
}

export type Unlock = ReturnType<typeof useUnlock>;
