import { logout } from '../data/account/accountCalls';
import { userQuery } from '../data/account/accountQueries';
import { saveContactChange } from '../data/account/contactChangeDraft';
import { queryClient } from '../data/queryClient';
import { forgetRatingDraft } from '../data/rating/ratingDraft';
import { loadText, storageKeys } from '../data/storage';
import { forgetShopper } from './forgetShopper';
import { useNavigation } from './navigation';
import { closeSession, useSession } from './session';
import { forgetSignInDraft } from './signInDraft';

/** With its session the server forgets the alerts of this browser: here they end whatever it says. */
const endAlerts = (): void =>
  void import('../data/push/orderAlerts').then(({ dropAlerts }) => dropAlerts()).catch(() => undefined);

/** Until another page is there no sign-in is asked for by the one that is left. */
function followHome(): void {
  const end = () => {
    stop();
    window.removeEventListener('popstate', end);
    useSession.setState({ isGoingHome: false });
  };
  const stop = useNavigation.subscribe(({ isSlow }) => {
    if (!isSlow) end();
  });
  // Who goes back before home is drawn never comes there, and no page is opened that would tell.
  window.addEventListener('popstate', end);
}

/**
 * S4-43: leaves an account whose session is over at the server, or soon will be: nothing of it stays in this browser. In
 * its other tabs the stored token that is gone does the same.
 */
export function leaveAccount(goHome: () => void): void {
  closeSession(true);
  followHome();
  forgetShopper();
  forgetSignInDraft();
  saveContactChange(null);
  forgetRatingDraft();
  goHome();
  endAlerts();
}

/** S4-43: signs out at once, whatever the network does, and goes home. */
export function signOut(goHome: () => void): void {
  const token = loadText(storageKeys.token);
  leaveAccount(goHome);
  if (token) logout(token).catch(() => undefined);
}

/** Before an account's session is opened where one still is: of another account nothing stays (S4-43). */
export function giveWay(uuid: string): void {
  if (queryClient.getQueryData(userQuery().queryKey)?.uuid === uuid) return;
  const token = loadText(storageKeys.token);
  forgetShopper();
  endAlerts();
  if (token) logout(token).catch(() => undefined);
}
