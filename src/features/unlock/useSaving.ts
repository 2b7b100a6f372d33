import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '../../data/apiError';
import { savePod } from '../../data/unlock/unlockCalls';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { useUnlockDraft } from '../../state/unlockDraft';

interface SavingParts {
  /** True if the shopper is signed in and the server has returned the pod's state for their account. */
  isIn: boolean;
  onSaved: (pod: UserPod) => void;
}

/** Saves the pod as soon as the shopper is signed in. */
export function useSaving({ isIn, onSaved }: SavingParts) {
  const { checked, variant } = useUnlockDraft();
  const saving = useMutation<UserPod, ApiError, string>({
    networkMode: 'always',
    mutationFn: savePod,
    onSuccess: onSaved,
  });
  const { isIdle, isPending, error, mutate, reset } = saving;
  const wanted = variant === 'save' && isIn ? checked!.podKey : null;
  useEffect(() => {
    if (wanted && isIdle) mutate(wanted);
    // The shopper chose something else, so the failure no longer applies.
    if (!wanted && !isIdle) reset();
  }, [wanted, isIdle, mutate, reset]);
  return { isPending, error, save: () => mutate(checked!.podKey) };
}

export type Saving = ReturnType<typeof useSaving>;
