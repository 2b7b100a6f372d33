import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '../../data/apiError';
import { checkPodKey } from '../../data/unlock/unlockCalls';
import { parsePodKey } from '../../domain/unlock/podKey';
import type { CheckedKey } from '../../domain/unlock/unlockSchema';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { useSession } from '../../state/session/session';
import { changeUnlock, useUnlockDraft } from '../../state/unlockDraft';

const noProgress = {
  shopper: null,
  variant: null,
  activation: null,
  isShown: false,
  isRainbow: false,
} as const;

/** Keeps the progress if it is the same pod. */
function storeChecked(checked: CheckedKey): void {
  const previous = useUnlockDraft.getState();
  const isSame = previous.checked?.podKey === checked.podKey;
  const showsStateFirst = checked.state === 'unlocked' || (checked.state === 'saved' && previous.variant === 'save');
  changeUnlock({
    ...(!isSame && noProgress),
    checked,
    isLinked: false,
    isOfVisitor: checked.state === null || (isSame && previous.isOfVisitor),
    ...(isSame && showsStateFirst && previous.checked?.state !== checked.state && { variant: null }),
  });
}

export function useKeyCheck() {
  const { locale } = useWords();
  const region = useRegion(locale.country).code;
  const check = useMutation<CheckedKey, ApiError, string>({
    // Fails immediately when offline, instead of pausing, so that the form can show the error.
    networkMode: 'always',
    mutationFn: async (podKey) => {
      const { isSignedIn } = useSession.getState();
      const checked = await checkPodKey({ podKey, region });
      return { ...checked, state: checked.state ?? (isSignedIn ? 'new' : null) };
    },
    onSuccess: storeChecked,
  });
  const { reset } = check;
  // A code that was refused in one region may be valid in another.
  useEffect(reset, [region, reset]);
  return check;
}

export type KeyCheckMutation = ReturnType<typeof useKeyCheck>;

interface AutomaticKeyCheck {
  check: KeyCheckMutation;
  isSignedIn: boolean;
  /** Called once the pod of a link is found. */
  onLinked: () => void;
}

/** Checks a code without a click: one from a link, or a visitor's code again after they sign in. */
export function useAutomaticKeyCheck({ check, isSignedIn, onLinked }: AutomaticKeyCheck): void {
  const { typed, isLinked, checked } = useUnlockDraft();
  const linkedKey = isLinked ? parsePodKey(typed) : null;
  const visitorKey = isSignedIn && checked?.state === null ? checked.podKey : null;
  const { isPending, isError, mutate } = check;
  const isBusy = isPending || isError;
  useEffect(() => {
    if (linkedKey) {
      changeUnlock({ isLinked: false });
      mutate(linkedKey, { onSuccess: onLinked });
    } else if (visitorKey && !isBusy) mutate(visitorKey);
  }, [linkedKey, visitorKey, isBusy, mutate, onLinked]);
}
