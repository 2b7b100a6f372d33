import { create } from 'zustand';
import { loadText, onStoredElsewhere, saveText, storageKeys } from '../data/storage';

interface Session {
  /** Null until this browser's storage was read: the server knows nobody. */
  isSignedIn: boolean | null;
}

/** Whether this browser holds a token (S6-01). */
export const useSession = create<Session>(() => ({ isSignedIn: null }));

/** S4-41: keeps the token of a login. */
export function openSession(token: string): void {
  saveText(storageKeys.token, token);
  useSession.setState({ isSignedIn: true });
}

/** S4-43: forgets the token. */
export function closeSession(): void {
  saveText(storageKeys.token, null);
  useSession.setState({ isSignedIn: false });
}

/** Reads the stored token, now and whenever another tab signs in or out. */
export function restoreSession(): void {
  const load = () => useSession.setState({ isSignedIn: loadText(storageKeys.token) !== null });
  load();
  onStoredElsewhere(storageKeys.token, () => {
    load();
    // What was fetched for one shopper is not shown to the next.
    void import('../data/queryClient').then(({ queryClient }) => queryClient.clear());
  });
}
