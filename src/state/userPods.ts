import { create } from 'zustand';
import { loadText, storageKeys } from '../data/storage';
import { fetchUserPods } from '../data/unlock/fetchUserPods';
import { serverNow } from '../data/serverClock';
import type { UserPod } from '../domain/unlock/userPodSchema';
import { useSession } from './session/session';

interface UserPods {
  /** The token of the shopper who owns them; null if signed out. */
  token: string | null;
  /** The time of the request, in epoch milliseconds. */
  askedAt: number;
  pods: readonly UserPod[];
}

const nobody: UserPods = { token: null, askedAt: 0, pods: [] };

/** The signed-in shopper's pods, once the bell has requested them. */
export const useUserPods = create<UserPods>(() => nobody);

const freshMs = 60_000;

const tokenInUse = () => (useSession.getState().isSignedIn ? loadText(storageKeys.token) : null);

// Clear the pods when their session ends, also if another tab signs in to another account.
useSession.subscribe(() => {
  if (tokenInUse() !== useUserPods.getState().token) useUserPods.setState(nobody);
});

/**
 * Fetches the signed-in shopper's pods, at most once a minute. Failures are not thrown, because no page depends on
 * them; the next call retries.
 */
export async function loadUserPods(): Promise<void> {
  const token = tokenInUse();
  const before = useUserPods.getState();
  const askedAt = serverNow();
  if (!token || (token === before.token && askedAt - before.askedAt < freshMs)) return;
  useUserPods.setState({ token, askedAt, pods: token === before.token ? before.pods : [] });
  const change = await fetchUserPods().then(
    (pods) => ({ pods }),
    () => ({ askedAt: 0 }),
  );
  // Ignore the response if the session changed or the pods were requested again in the meantime.
  const now = useUserPods.getState();
  if (now.token === token && now.askedAt === askedAt) useUserPods.setState(change);
}

/** Refetches the pods after one was saved, unlocked or rated, if the bell had requested them. */
export function userPodsChanged(): void {
  if (!useUserPods.getState().token) return;
  useUserPods.setState({ askedAt: 0 });
  void loadUserPods();
}
