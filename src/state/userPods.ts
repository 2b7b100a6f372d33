import { create } from 'zustand';
import { loadText, storageKeys } from '../data/storage';
import { fetchUserPods } from '../data/unlock/podCalls';
import { serverNow } from '../data/serverClock';
import type { UserPod } from '../domain/unlock/userPodSchema';
import { useSession } from './session/session';

interface UserPods {
  /** The token of the shopper who owns them; null if signed out. */
  token: string | null;
  /** Epoch milliseconds. */
  requestedAt: number;
  pods: readonly UserPod[];
}

const signedOut: UserPods = { token: null, requestedAt: 0, pods: [] };

export const useUserPods = create<UserPods>(() => signedOut);

const freshForMs = 60_000;

const currentToken = () => (useSession.getState().isSignedIn ? loadText(storageKeys.token) : null);

// Another tab may have signed in to another account.
useSession.subscribe(() => {
  if (currentToken() !== useUserPods.getState().token) useUserPods.setState(signedOut);
});

/** Fetches at most once a minute. Failures are not thrown, because no page depends on the pods. */
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
  // Ignore the response if the session changed or the pods were requested again meanwhile.
  const latest = useUserPods.getState();
  if (latest.token === token && latest.requestedAt === requestedAt) useUserPods.setState(change);
}

/** Refetches the pods after a change, if the bell had requested them. */
export function refetchUserPods(): void {
  if (!useUserPods.getState().token) return;
  useUserPods.setState({ requestedAt: 0 });
  void loadUserPods();
}
