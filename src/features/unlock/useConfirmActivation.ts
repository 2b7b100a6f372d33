import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import { confirmActivation } from '../../data/unlock/unlockCalls';
import type { Activation } from '../../domain/unlock/unlockSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { changeUnlock } from '../../state/unlockDraft';

interface ConfirmActivationOptions {
  activation: Activation;
  onUnlocked: (pod: UserPod) => void;
  onExpired: () => void;
}

/** The activation has expired or belongs to another account, so the light must be shown again. */
const isOver = ({ code }: ApiError) => code === 'activation_expired' || code === 'activation_unknown';

/** Reports to the server that the battery has turned white. */
export function useConfirmActivation({ activation, onUnlocked, onExpired }: ConfirmActivationOptions) {
  const confirmation = useMutation<UserPod, ApiError, string>({
    networkMode: 'always',
    mutationFn: confirmActivation,
    onSuccess: onUnlocked,
    onError: (error) => {
      if (!isOver(error)) return;
      changeUnlock({ activation: null, isShown: false, isRainbow: false });
      onExpired();
    },
  });
  const { isPending, error, mutate } = confirmation;
  const confirm = () => {
    if (!isPending) mutate(activation.activationId);
  };
  return { isPending, error, confirm };
}
