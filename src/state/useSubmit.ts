import { useCallback, useState } from 'react';
import type { ApiError } from '../data/apiError';

interface Progress {
  isPending: boolean;
  error: ApiError | null;
}

const idle: Progress = { isPending: false, error: null };

/** One call that a form makes, and how it goes; where nothing is cached, React Query's mutations would cost 12 KB more. */
export function useSubmit<Input>(run: (input: Input) => Promise<void>) {
  const [progress, setProgress] = useState(idle);
  const submit = async (input: Input) => {
    setProgress({ isPending: true, error: null });
    try {
      await run(input);
      setProgress(idle);
    } catch (error) {
      setProgress({ isPending: false, error: error as ApiError });
    }
  };
  const reset = useCallback(() => setProgress(idle), []);
  return { ...progress, submit, reset };
}
