import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '../../data/apiError';
import { checkKey } from '../../data/unlock/unlockCalls';
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

/** Stores the result of a lookup. Progress is kept if it is the same pod. */
function storeChecked(checked: CheckedKey): void {
  const before = useUnlockDraft.getState();
  const isSame = before.checked?.podKey === checked.podKey;
  const isToldFirst = checked.state === 'unlocked' || (checked.state === 'saved' && before.variant === 'save');
  changeUnlock({
    ...(!isSame && noProgress),
    checked,
    isLinked: false,
    isOfVisitor: checked.state === null || (isSame && before.isOfVisitor),
    ...(isSame && isToldFirst && before.checked?.state !== checked.state && { variant: null }),
  });
}

/** Looks up a code for the shopper's region. */
export function useCheck() {
  const { locale } = useWords();
  const region = useRegion(locale.country).code;
  const check = useMutation<CheckedKey, ApiError, string>({
    // Fails immediately when offline, instead of pausing, so that the form can show the error.
    networkMode: 'always',
    mutationFn: async (podKey) => {
      const { isSignedIn } = useSession.getState();
      const checked = await checkKey({ podKey, region });
      return { ...checked, state: checked.state ?? (isSignedIn ? 'new' : null) };
    },
    onSuccess: storeChecked,
  });
  const { reset } = check;
  // A code that was refused in one region may be valid in another.
  useEffect(reset, [region, reset]);
  return check;
}

export type Check = ReturnType<typeof useCheck>;

interface Unasked {
  check: Check;
  isSignedIn: boolean;
  /** Called when a link's pod was found. */
  onLinked: () => void;
}

/** Looks up codes without a click: from a link, and a visitor's pod again once they are signed in. */
export function useAutomaticCheck({ check, isSignedIn, onLinked }: Unasked): void {
  const { typed, isLinked, checked } = useUnlockDraft();
  const linked = isLinked ? parsePodKey(typed) : null;
  const unknown = isSignedIn && checked?.state === null ? checked.podKey : null;
  const { isPending, isError, mutate } = check;
  const isBusy = isPending || isError;
  useEffect(() => {
    if (linked) {
      changeUnlock({ isLinked: false });
      mutate(linked, { onSuccess: onLinked });
    } else if (unknown && !isBusy) mutate(unknown);
  }, [linked, unknown, isBusy, mutate, onLinked]);
}
