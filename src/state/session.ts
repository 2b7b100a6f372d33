import { create } from 'zustand';
import { setPageAttribute } from '../data/page/pageAttributes';
import { loadText, onStoredElsewhere, saveText, storageKeys } from '../data/storage';

interface Session {
  /** Null until this browser's storage was read: the server knows nobody. And while one shopper gives way to another. */
  isSignedIn: boolean | null;
  /** Whether the shopper has just signed out on this page, which leads home and not to the sign-in. */
  isGoingHome: boolean;
}

/** Whether this browser holds a token (S6-01). */
export const useSession = create<Session>(() => ({ isSignedIn: null, isGoingHome: false }));

/** The token that the page goes by; another tab may have stored another since. */
let used: string | null = null;

function load(isGoingHome = false): void {
  used = loadText(storageKeys.token);
  const isSignedIn = used !== null;
  setPageAttribute('session', isSignedIn ? 'in' : 'out');
  useSession.setState({ isSignedIn, isGoingHome });
}

/** S4-41: keeps the token of a login. */
export function openSession(token: string): void {
  saveText(storageKeys.token, token);
  load();
}

/** S4-43: forgets the token. */
export function closeSession(isGoingHome = false): void {
  saveText(storageKeys.token, null);
  // Here and not by React Query, which a page without an island never loads.
  saveText(storageKeys.queryCache, null);
  load(isGoingHome);
}

/** What another tab did with the session is done here too (S4-43). */
function follow(): void {
  const token = loadText(storageKeys.token);
  // A page that comes back from the browser's memory is not on its way home any more.
  if (token === used) return useSession.setState({ isGoingHome: false });
  // What one shopper sees leaves the page before another is known to it.
  if (used && token) useSession.setState({ isSignedIn: null });
  else load();
  void import('../data/queryClient')
    .then(({ queryClient }) => queryClient.clear())
    .then(
      () => load(),
      () => window.location.reload(),
    );
}

/** Reads the stored token, now and whenever another tab signs in or out. */
export function restoreSession(): void {
  load();
  onStoredElsewhere(storageKeys.token, follow);
  // A page that a browser kept for the way back hears of nothing meanwhile.
  window.addEventListener('pageshow', follow);
}
