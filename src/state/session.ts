import { create } from 'zustand';
import { setPageAttribute } from '../data/page/pageAttributes';
import { loadText, onStorageChange, saveText, storageKeys } from '../data/storage';

interface Session {
  /** Null until browser storage has been read, and while one account replaces another. */
  isSignedIn: boolean | null;
  /** True right after signing out on this page, which leads home instead of to sign-in. */
  isGoingHome: boolean;
}

/** The session: signed in means that this browser holds a token. */
export const useSession = create<Session>(() => ({ isSignedIn: null, isGoingHome: false }));

/** The token this page uses; another tab may have stored a different one since. */
let currentToken: string | null = null;

function load(isGoingHome = false): void {
  currentToken = loadText(storageKeys.token);
  const isSignedIn = currentToken !== null;
  setPageAttribute('session', isSignedIn ? 'in' : 'out');
  useSession.setState({ isSignedIn, isGoingHome });
}

/** Stores the token of a login. */
export function openSession(token: string): void {
  saveText(storageKeys.token, token);
  load();
}

/** Deletes the token. */
export function closeSession(isGoingHome = false): void {
  saveText(storageKeys.token, null);
  // Deleted here and not by React Query, which a page without an island never loads.
  saveText(storageKeys.queryCache, null);
  load(isGoingHome);
}

/** Applies a session change from another tab. */
function syncWithStorage(): void {
  const token = loadText(storageKeys.token);
  // A page restored from the back/forward cache is no longer on its way home.
  if (token === currentToken) return useSession.setState({ isGoingHome: false });
  // Remove one shopper's data from the page before another one is signed in to it.
  if (currentToken && token) useSession.setState({ isSignedIn: null });
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
  onStorageChange(storageKeys.token, syncWithStorage);
  // A page in the back/forward cache receives no storage events.
  window.addEventListener('pageshow', syncWithStorage);
}
