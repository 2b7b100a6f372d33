import { create } from 'zustand';

interface AccountPrompt {
  /** Resolves the open question. Null if none is open. */
  answer: ((isComplete: boolean) => void) | null;
}

export const useAccountPrompt = create<AccountPrompt>(() => ({ answer: null }));

/** Asks for the name and consent that the account lacks. Requests that arrive in the meantime share the answer. */
export const askForDetails = (): Promise<boolean> =>
  new Promise((resolve) => {
    const { answer: earlier } = useAccountPrompt.getState();
    const answer = (isComplete: boolean) => {
      earlier?.(isComplete);
      resolve(isComplete);
    };
    useAccountPrompt.setState({ answer });
  });

export function answerPrompt(isComplete: boolean): void {
  const { answer } = useAccountPrompt.getState();
  useAccountPrompt.setState({ answer: null });
  answer?.(isComplete);
}
