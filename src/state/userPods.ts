import { create } from 'zustand';
import { loadText, storageKeys } from '../data/storage';
import { fetchUserPods } from '../data/unlock/podCalls';
import { serverNow } from '../data/serverClock';
import type { UserPod } from '../domain/unlock/userPodSchema';
import { useSession } from './session/session';

interface UserPods {
  /** The token of the pods' owner, or null if signed out. */
  token: string | null;
  /** Epoch milliseconds. */
  requestedAt: number;
  pods: readonly UserPod[];
}

const signedOut: UserPods = { token: null, requestedAt: 0, pods: [] };

export const useUserPods = create<UserPods>(() => signedOut);

const freshForMs = 60_000;

const currentToken = () => (useSession.getState().isSignedIn ? loadText(storageKeys.token) : null);

// Drop the pods when another account signs in, possibly in another tab.
useSession.subscribe(() => {
  if (currentToken() !== useUserPods.getState().token) useUserPods.setState(signedOut);
});

/** Fetches at most once a minute. Does not throw, because no page depends on the pods. */
export async function loadUserPods(): Promise<void> {
  const token = currentToken();
  const previous = useUserPods.getState();
  const requestedAt = serverNow();
  if (!token || (token === previous.token && requestedAt - previous.requestedAt < freshForMs)) return;
  useUserPods.setState({ token, requestedAt, pods: token === previous.token ? previous.pods : [] });
  const change = await fetchUserPods().then(
    (pods) => ({ pods }),
    () => ({ requestedAt: 0 }),
  );
  // Ignore the response after a newer request or another session.
  const latest = useUserPods.getState();
  if (latest.token === token && latest.requestedAt === requestedAt) useUserPods.setState(change);
}

/** Refetches the pods after a change, if they were loaded before. */
export function refetchUserPods(): void {
  if (!useUserPods.getState().token) return;
  useUserPods.setState({ requestedAt: 0 });
  void loadUserPods();
}
