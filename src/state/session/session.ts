import { setPageAttribute } from '../../data/page/pageAttributes';
import { loadText, saveText, storageKeys } from '../../data/storage';
import { storedTexts, type StoredTexts } from '../../data/storedValue';
import { storedStore } from '../storedStore';

interface Session {
  /** Null before storage has been read, and while one account replaces another. */
  isSignedIn: boolean | null;
  /** True while signing out leads to the home page, so that the current page does not redirect to sign-in. */
  isGoingHome: boolean;
}

const key = storageKeys.token;

/** A shopper is signed in if this browser has a token. */
export const useSession = storedStore<Session, StoredTexts>({
  stored: storedTexts(key),
  initial: { isSignedIn: null, isGoingHome: false },
  toState: (texts) => ({ isSignedIn: typeof texts?.[key] === 'string', isGoingHome: false }),
  onChange: (previous) => syncWithStorage(previous?.[key] ?? null),
});

useSession.subscribe(({ isSignedIn }) => {
  if (isSignedIn !== null) setPageAttribute('session', isSignedIn ? 'in' : 'out');
});

export const openSession = (token: string): void => useSession.save({ [key]: token });

export function closeSession(isGoingHome = false): void {
  // A page without an island never loads React Query, so the cache is deleted here.
  saveText(storageKeys.queryCache, null);
  useSession.save(null, { isGoingHome });
}

function syncWithStorage(previous: string | null): void {
  const token = loadText(key);
  // A page that is restored from the back/forward cache no longer navigates home.
  if (token === previous) return useSession.setState({ isGoingHome: false });
  // Remove the previous shopper's data from the page before showing the next session.
  if (previous && token) useSession.setState({ isSignedIn: null });
  else useSession.restore();
  void import('../../data/queryClient')
    .then(({ queryClient }) => queryClient.clear())
    .then(useSession.restore, () => window.location.reload());
}
