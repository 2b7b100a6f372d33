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

/** Returns true once the session is confirmed or ended. */
async function checkOnce(): Promise<boolean> {
  if (!isSignedIn()) return true;
  // Nothing else retries after an offline period on a page without an island.
  await queryClient.prefetchQuery({ ...query, networkMode: 'always' });
  if (isSignedIn()) return queryStatus() === 'success';
  await clearEndedSession().catch(() => undefined);
  return true;
}

/** A rejected token ends the session. A network or server failure only delays the check. */
export function checkSession(): void {
  endRejectedSessions();
  const stop = new AbortController();
  const check = () => {
    if (document.visibilityState === 'visible') void checkOnce().then((isSettled) => isSettled && stop.abort());
  };
  window.addEventListener('online', check, { signal: stop.signal });
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
  // Don't retry while an island shows the error of the same request.
  if (queryStatus() !== 'error') check();
}
