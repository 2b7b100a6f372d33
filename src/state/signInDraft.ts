import { create } from 'zustand';
import { emptySignInDraft, loadSignInDraft, saveSignInDraft, type SignInDraft } from '../data/account/signInDraft';

/** A visitor's sign-in input, shared by all pages and forms. */
export const useSignInDraft = create<SignInDraft>(() => emptySignInDraft);

/** Stores a change of the input. */
export function changeSignInDraft(change: Partial<SignInDraft>): void {
  useSignInDraft.setState(change);
  saveSignInDraft(useSignInDraft.getState());
}

/** Clears the input once it has led to a session. */
export function forgetSignInDraft(): void {
  useSignInDraft.setState(emptySignInDraft);
  saveSignInDraft(null);
}

/** Loads the input from before a reload. */
export const restoreSignInDraft = (): void => useSignInDraft.setState(loadSignInDraft());

if (typeof window !== 'undefined') restoreSignInDraft();
