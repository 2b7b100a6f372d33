import { logout } from '../../data/account/accountCalls';
import { userQuery } from '../../data/account/accountQueries';
import { saveContactChange } from '../../data/account/contactChangeDraft';
import { queryClient } from '../../data/queryClient';
import { clearRatingDraft, clearReviewDraft } from '../../data/rating/ratingDraft';
import { loadText, storageKeys } from '../../data/storage';
import { clearNoteDrafts } from '../../data/unlock/noteDrafts';
import { clearShopperData } from './clearShopperData';
import { useNavigation } from '../navigation/navigation';
import { closeSession, useSession } from './session';
import { clearSignInDraft } from './signInDraft';

/** Only ends the alerts in this browser. The server deletes them together with the session. */
const endAlerts = (): void =>
  void import('../../data/push/orderAlerts').then(({ endAlertsLocally }) => endAlertsLocally()).catch(() => undefined);

/** Prevents the current page from redirecting to sign-in until the next page has rendered. */
function watchNavigationHome(): void {
  const stop = new AbortController();
  const end = () => {
    unsubscribe();
    stop.abort();
    useSession.setState({ isGoingHome: false });
  };
  const unsubscribe = useNavigation.subscribe(({ isSlow }) => {
    if (!isSlow) end();
  });
  // Back cancels the navigation home, so no page update would follow it.
  window.addEventListener('popstate', end, { signal: stop.signal });
}

/** Other tabs do the same once the token is removed from storage. */
export function leaveAccount(goHome: () => void): void {
  closeSession(true);
  watchNavigationHome();
  clearShopperData();
  clearSignInDraft();
  saveContactChange(null);
  clearRatingDraft();
  clearReviewDraft();
  clearNoteDrafts();
  goHome();
  endAlerts();
}

export function signOut(goHome: () => void): void {
  const token = loadText(storageKeys.token);
  leaveAccount(goHome);
  if (token) logout(token).catch(() => undefined);
}

/** Call this before opening the session of another account. */
export function clearPreviousAccount(uuid: string): void {
  if (queryClient.getQueryData(userQuery().queryKey)?.uuid === uuid) return;
  const token = loadText(storageKeys.token);
  clearShopperData();
  endAlerts();
  if (token) logout(token).catch(() => undefined);
}
