import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '../../data/apiError';
import { savePod } from '../../data/unlock/unlockCalls';
import type { UserPod } from '../../domain/unlock/userPodSchema';

interface SavePodOptions {
  podKey: string | null;
  onSaved: (pod: UserPod) => void;
}

export function useSavePod({ podKey, onSaved }: SavePodOptions) {
  const saving = useMutation<UserPod, ApiError, string>({
    networkMode: 'always',
    mutationFn: savePod,
    onSuccess: onSaved,
  });
  const { isIdle, isPending, error, mutate, reset } = saving;
  useEffect(() => {
    if (podKey && isIdle) mutate(podKey);
    // The shopper chose something else, so the failure no longer applies.
    if (!podKey && !isIdle) reset();
  }, [podKey, isIdle, mutate, reset]);
  const retry = () => {
    if (podKey) mutate(podKey);
  };
  return { isPending, error, retry };
}

export type SavePod = ReturnType<typeof useSavePod>;
