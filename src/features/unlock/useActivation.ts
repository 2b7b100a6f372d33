import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../data/apiError';
import { startActivation } from '../../data/unlock/unlockCalls';
import { serverNow } from '../../data/serverClock';
import { hasTimeLeft } from '../../domain/unlock/unlockState';
import type { Activation } from '../../domain/unlock/unlockSchema';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { changeUnlock, useUnlockDraft } from '../../state/unlockDraft';

/** Reuses the current activation until it expires, then starts a new one. */
export function useActivation(podKey: string) {
  const { locale } = useWords();
  const region = useRegion(locale.country).code;
  const current = useUnlockDraft((draft) => draft.activation);
  const [playing, setPlaying] = useState<Activation | null>(null);
  const mutation = useMutation<Activation, ApiError, void>({
    networkMode: 'always',
    mutationFn: () => startActivation({ podKey, region }),
    onSuccess: (activation) => {
      changeUnlock({ activation });
      setPlaying(activation);
    },
  });
  const { isPending, error, mutate } = mutation;
  const start = () => {
    if (current && hasTimeLeft(current, serverNow())) setPlaying(current);
    else if (!isPending) mutate();
  };
  return { playing, start, end: () => setPlaying(null), isStarting: isPending, error };
}
