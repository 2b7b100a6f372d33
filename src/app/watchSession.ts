import { navigate } from 'gatsby';
import { localePath, splitLocalePath } from '../domain/region/locales';
import { matchRoute, routePath } from '../domain/site/routes';
import { loadMessages } from '../i18n/loadMessages';
import { knownTranslator } from '../i18n/messageStore';
import { checkSession } from '../state/checkSession';
import { sessionEndTold, useSessionEnd } from '../state/sessionEnd';
import { showToast } from '../state/toasts';

/** Tells who reads a page that is open to everybody; the others lead to the sign-in, which tells of it. */
async function tellEnd(): Promise<void> {
  const place = splitLocalePath(window.location.pathname);
  const route = place && matchRoute(place.rest);
  if (!place || route?.isSignedIn || route?.id === 'signIn') return;
  const { locale } = place;
  await loadMessages(locale.id, 'account');
  const { t } = knownTranslator(locale.id)!;
  const back = encodeURIComponent(window.location.pathname + window.location.search);
  const signIn = () => void navigate(localePath(locale, `${routePath('signIn')}?redirect=${back}`));
  sessionEndTold();
  showToast({ variant: 'info', message: t('error.signedOut'), action: { label: t('header.signIn'), run: signIn } });
}

/** S4-42: asks whether the session that the page was opened with still is one, and tells of its end once, whenever it comes. */
export function watchSession(): void {
  useSessionEnd.subscribe(({ isUntold }) => {
    // Words that do not come leave it to the sign-in.
    if (isUntold) tellEnd().catch(() => undefined);
  });
  checkSession();
}
