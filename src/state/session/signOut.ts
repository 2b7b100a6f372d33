import { logout } from '../../data/account/accountCalls';
import { userQuery } from '../../data/account/accountQueries';
import { saveContactChange } from '../../data/account/contactChangeDraft';
import { queryClient } from '../../data/queryClient';
import { forgetRatingDraft } from '../../data/rating/ratingDraft';
import { loadText, storageKeys } from '../../data/storage';
import { clearShopperData } from './clearShopperData';
import { useNavigation } from '../navigation/navigation';
import { closeSession, useSession } from './session';
import { forgetSignInDraft } from './signInDraft';

/**
 * The server deletes this browser's alerts with the session; this ends them in the browser, whatever the server
 * answers.
 */
const endAlerts = (): void =>
  void import('../../data/push/orderAlerts').then(({ endAlertsLocally }) => endAlertsLocally()).catch(() => undefined);

/** Keeps the page being left from asking to sign in until another page has rendered. */
function followHome(): void {
  const stop = new AbortController();
  const end = () => {
    unsubscribe();
    stop.abort();
    useSession.setState({ isGoingHome: false });
  };
  const unsubscribe = useNavigation.subscribe(({ isSlow }) => {
    if (!isSlow) end();
  });
  // Going back before home has rendered cancels that navigation, so no page update would follow.
  window.addEventListener('popstate', end, { signal: stop.signal });
}

/**
 * Leaves an account whose session has ended on the server, or is about to. Clears all of its data in this browser.
 * Other tabs do the same once the stored token is gone.
 */
export function leaveAccount(goHome: () => void): void {
  closeSession(true);
  followHome();
  clearShopperData();
  forgetSignInDraft();
  saveContactChange(null);
  forgetRatingDraft();
  goHome();
  endAlerts();
}

/** Signs out immediately, regardless of the network, and goes home. */
export function signOut(goHome: () => void): void {
  const token = loadText(storageKeys.token);
  leaveAccount(goHome);
  if (token) logout(token).catch(() => undefined);
}

/** Clears the current account's data before another account's session is opened. */
export function clearPreviousAccount(uuid: string): void {
  if (queryClient.getQueryData(userQuery().queryKey)?.uuid === uuid) return;
  const token = loadText(storageKeys.token);
  clearShopperData();
  endAlerts();
  if (token) logout(token).catch(() => undefined);
}
