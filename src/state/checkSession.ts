import { userQuery } from '../data/account/accountQueries';
import { queryClient } from '../data/queryClient';
import { routePath } from '../domain/site/routes';
import { endRefusedSessions } from './endRefusedSessions';
import { forgetEntered } from './forgetShopper';
import { useSession } from './session';

const isSignedIn = () => useSession.getState().isSignedIn !== false;

/** Where a shopper is in the midst of something that waits for them until they have signed in again. */
const isMidway = () =>
  [routePath('checkout'), routePath('unlock')].some((path) => window.location.pathname.includes(path));

async function forgetEnded(): Promise<void> {
  if (!isMidway()) forgetEntered();
  const { dropAlerts } = await import('../data/push/orderAlerts');
  await dropAlerts();
}

const query = userQuery();
const answer = () => queryClient.getQueryState(query.queryKey)?.status;

/** Whether it is known by now who is signed in, or that nobody is. */
async function ask(): Promise<boolean> {
  if (!isSignedIn()) return true;
  // Also where the browser holds that there is no network: without an island nothing would ask again when there is.
  await queryClient.prefetchQuery({ ...query, networkMode: 'always' });
  if (isSignedIn()) return answer() === 'success';
  await forgetEnded().catch(() => undefined);
  return true;
}

/**
 * S4-42: fetches the user of the stored token, one call with whatever island wants to know; a token that is refused is
 * forgotten with what was entered. A network that is away or a server that is down ends nothing: it is asked again when
 * the network is back, or the page is looked at again.
 */
export function checkSession(): void {
  endRefusedSessions();
  const stop = new AbortController();
  const check = () => {
    if (document.visibilityState === 'visible') void ask().then((isKnown) => isKnown && stop.abort());
  };
  window.addEventListener('online', check, { signal: stop.signal });
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
  // An island that had no answer a moment ago shows why.
  if (answer() !== 'error') check();
}
