import { create } from 'zustand';
import { setPageAttribute } from '../data/page/pageAttributes';
import { loadText, onStoredElsewhere, saveText, storageKeys } from '../data/storage';

interface Session {
  /** Null until this browser's storage was read: the server knows nobody. */
  isSignedIn: boolean | null;
}

/** Whether this browser holds a token (S6-01). */
export const useSession = create<Session>(() => ({ isSignedIn: null }));

function tell(isSignedIn: boolean): void {
  setPageAttribute('session', isSignedIn ? 'in' : 'out');
  useSession.setState({ isSignedIn });
}

/** S4-41: keeps the token of a login. */
export function openSession(token: string): void {
  saveText(storageKeys.token, token);
  tell(true);
}

/** S4-43: forgets the token. */
export function closeSession(): void {
  saveText(storageKeys.token, null);
  tell(false);
}

/** Reads the stored token, now and whenever another tab signs in or out. */
export function restoreSession(): void {
  const load = () => tell(loadText(storageKeys.token) !== null);
  load();
  onStoredElsewhere(storageKeys.token, () => {
    load();
    // What was fetched for one shopper is not shown to the next.
    void import('../data/queryClient').then(
      ({ queryClient }) => queryClient.clear(),
      () => window.location.reload(),
    );
  });
}
