import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import { checkPodKey } from '../../data/unlock/unlockCalls';
import type { CheckedKey } from '../../domain/unlock/unlockSchema';

/** Checks a pod code with the server. */
export const useCodeCheck = () =>
  useMutation<CheckedKey, ApiError, string>({
    // Fail immediately when offline instead of pausing, so that the form can show the error.
    networkMode: 'always',
    mutationFn: (podKey) => checkPodKey({ podKey }),
  });

export type CodeCheckMutation = ReturnType<typeof useCodeCheck>;
