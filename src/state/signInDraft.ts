import { create } from 'zustand';
import { emptySignInDraft, loadSignInDraft, saveSignInDraft, type SignInDraft } from '../data/account/signInDraft';

/** What a visitor has entered on the way to a session, on whichever page and in whichever form (S5-06, S5-07). */
export const useSignInDraft = create<SignInDraft>(() => emptySignInDraft);

/** Keeps a change of what was entered. */
export function changeSignInDraft(change: Partial<SignInDraft>): void {
  useSignInDraft.setState(change);
  saveSignInDraft(useSignInDraft.getState());
}

/** Forgets what was entered: it has led to a session. */
export function forgetSignInDraft(): void {
  useSignInDraft.setState(emptySignInDraft);
  saveSignInDraft(null);
}

/** Takes over what was entered before the page was loaded anew. */
export const restoreSignInDraft = (): void => useSignInDraft.setState(loadSignInDraft());

if (typeof window !== 'undefined') restoreSignInDraft();
