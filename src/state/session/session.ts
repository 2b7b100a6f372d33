import { setPageAttribute } from '../../data/page/pageAttributes';
import { loadText, saveText, storageKeys } from '../../data/storage';
import { storedTexts, type StoredTexts } from '../../data/storedValue';
import { storedStore } from '../storedStore';

interface Session {
  /** Null until storage has been read, and while one account replaces another. */
  isSignedIn: boolean | null;
  /** True right after signing out on this page, which leads home instead of to sign-in. */
  isGoingHome: boolean;
}

const key = storageKeys.token;

/** Signed in means that this browser holds a token. */
export const useSession = storedStore<Session, StoredTexts>({
  stored: storedTexts(key),
  initial: { isSignedIn: null, isGoingHome: false },
  toState: (texts) => ({ isSignedIn: typeof texts?.[key] === 'string', isGoingHome: false }),
  onChange: (shown) => syncWithStorage(shown?.[key] ?? null),
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

function syncWithStorage(shown: string | null): void {
  const token = loadText(key);
  // A page restored from the back/forward cache is no longer on its way home.
  if (token === shown) return useSession.setState({ isGoingHome: false });
  // Remove one shopper's data from the page before another one is signed in to it.
  if (shown && token) useSession.setState({ isSignedIn: null });
  else useSession.restore();
  void import('../../data/queryClient')
    .then(({ queryClient }) => queryClient.clear())
    .then(useSession.restore, () => window.location.reload());
}
