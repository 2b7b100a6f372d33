import { userQuery } from '../../data/account/accountQueries';
import { queryClient } from '../../data/queryClient';
import { routePath } from '../../domain/site/routes';
import { endRejectedSessions } from './endRejectedSessions';
import { clearInput } from './clearShopperData';
import { useSession } from './session';

const isSignedIn = () => useSession.getState().isSignedIn !== false;

/** True in flows whose input is kept until the shopper has signed in again. */
const isMidway = () =>
  [routePath('checkout'), routePath('unlock')].some((path) => window.location.pathname.includes(path));

async function clearEndedSession(): Promise<void> {
  if (!isMidway()) clearInput();
  const { endAlertsLocally } = await import('../../data/push/orderAlerts');
  await endAlertsLocally();
}

const query = userQuery();
const answer = () => queryClient.getQueryState(query.queryKey)?.status;

/** Checks the session. Returns true once it is known who is signed in, or that no one is. */
async function ask(): Promise<boolean> {
  if (!isSignedIn()) return true;
  // Also without a connection: with no island, nothing would retry once it is back.
  await queryClient.prefetchQuery({ ...query, networkMode: 'always' });
  if (isSignedIn()) return answer() === 'success';
  await clearEndedSession().catch(() => undefined);
  return true;
}

/**
 * Fetches the user of the stored token, in one request shared with any island that needs it. A rejected token is
 * deleted along with the shopper's input. A network or server failure does not end the session: the check runs again
 * when the network is back or the page becomes visible.
 */
export function checkSession(): void {
  endRejectedSessions();
  const stop = new AbortController();
  const check = () => {
    if (document.visibilityState === 'visible') void ask().then((isKnown) => isKnown && stop.abort());
  };
  window.addEventListener('online', check, { signal: stop.signal });
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
  // An island that just failed is showing its error; do not retry yet.
  if (answer() !== 'error') check();
}
