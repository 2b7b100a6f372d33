import { userQuery } from '../../data/account/accountQueries';
import { queryClient } from '../../data/queryClient';
import { routePath } from '../../domain/site/routing/routes';
import { endRejectedSessions } from './endRejectedSessions';
import { clearDrafts } from './clearShopperData';
import { useSession } from './session';

const isSignedIn = () => useSession.getState().isSignedIn !== false;

/** These flows keep their input until the shopper has signed in again. */
const isInFlow = () =>
  [routePath('checkout'), routePath('unlock')].some((path) => window.location.pathname.includes(path));

async function clearEndedSession(): Promise<void> {
  if (!isInFlow()) clearDrafts();
  const { endAlertsLocally } = await import('../../data/push/orderAlerts');
  await endAlertsLocally();
}

const query = userQuery();
const queryStatus = () => queryClient.getQueryState(query.queryKey)?.status;

/** Returns true once it is known who is signed in, or that no one is. */
async function checkOnce(): Promise<boolean> {
  if (!isSignedIn()) return true;
  // Without an island, nothing else would retry once the connection is back.
  await queryClient.prefetchQuery({ ...query, networkMode: 'always' });
  if (isSignedIn()) return queryStatus() === 'success';
  await clearEndedSession().catch(() => undefined);
  return true;
}

/** A rejected token ends the session; a network or server failure only delays the check. */
export function checkSession(): void {
  endRejectedSessions();
  const stop = new AbortController();
  const check = () => {
    if (document.visibilityState === 'visible') void checkOnce().then((isKnown) => isKnown && stop.abort());
  };
  window.addEventListener('online', check, { signal: stop.signal });
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
  // An island that just failed is showing its error; do not retry yet.
  if (queryStatus() !== 'error') check();
}
