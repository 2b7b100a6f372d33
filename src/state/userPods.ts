import { create } from 'zustand';
import { loadText, storageKeys } from '../data/storage';
import { fetchUserPods } from '../data/unlock/fetchUserPods';
import type { UserPod } from '../domain/unlock/userPodSchema';
import { useSession } from './session';

interface UserPods {
  /** Whose they are; null: nobody's. */
  token: string | null;
  /** When they were asked for, in epoch milliseconds. */
  askedAt: number;
  pods: readonly UserPod[];
}

const nobody: UserPods = { token: null, askedAt: 0, pods: [] };

/** The pods of who is signed in (S7-32), as far as the bell asked for them. */
export const useUserPods = create<UserPods>(() => nobody);

const freshFor = 60_000;

const tokenInUse = () => (useSession.getState().isSignedIn ? loadText(storageKeys.token) : null);

// With the session its pods are gone, also where another shopper's begins in another tab.
useSession.subscribe(() => {
  if (tokenInUse() !== useUserPods.getState().token) useUserPods.setState(nobody);
});

/**
 * S6-06: fetches the pods, of who is signed in alone, and at most once a minute. A failure is not thrown: no page hangs on
 * them, and they are asked for again the next time that somebody wants them.
 */
export async function loadUserPods(): Promise<void> {
  const token = tokenInUse();
  const before = useUserPods.getState();
  const askedAt = Date.now();
  if (!token || (token === before.token && askedAt - before.askedAt < freshFor)) return;
  useUserPods.setState({ token, askedAt, pods: token === before.token ? before.pods : [] });
  const change = await fetchUserPods().then(
    (pods) => ({ pods }),
    () => ({ askedAt: 0 }),
  );
  // Meanwhile somebody may have signed out, or in, or the pods may have been asked for anew.
  const now = useUserPods.getState();
  if (now.token === token && now.askedAt === askedAt) useUserPods.setState(change);
}

/** S5-21: one was saved, unlocked or rated. What the bell asked for is no longer so: it is asked for anew, at once. */
export function userPodsChanged(): void {
  if (!useUserPods.getState().token) return;
  useUserPods.setState({ askedAt: 0 });
  void loadUserPods();
}
