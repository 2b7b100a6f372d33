import { useCallback, useRef, useState } from 'react';
import type { ApiError } from '../data/apiError';

interface Progress {
  isPending: boolean;
  error: ApiError | null;
}

const idle: Progress = { isPending: false, error: null };

/** One call that a form makes, and how it goes; where nothing is cached, React Query's mutations would cost 12 KB more. */
export function useSubmit<Input>(run: (input: Input) => Promise<void>) {
  const [progress, setProgress] = useState(idle);
  const isUnderWay = useRef(false);
  const submit = async (input: Input) => {
    // A double tap comes before the busy button is drawn.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProgress({ isPending: true, error: null });
    try {
      await run(input);
      setProgress(idle);
    } catch (error) {
      setProgress({ isPending: false, error: error as ApiError });
    } finally {
      isUnderWay.current = false;
    }
  };
  const reset = useCallback(() => setProgress(idle), []);
  return { ...progress, submit, reset };
}
