import { navigate } from 'gatsby';
import { localeOfPath, localePath, splitLocalePath } from '../domain/region/locales';
import { matchRoute, signInPath } from '../domain/site/routing/routes';
import { loadMessages } from '../i18n/loadMessages';
import { loadedTranslator } from '../i18n/messageStore';
import { checkSession } from '../state/session/checkSession';
import { acknowledgeSessionEnd, useSessionEnd } from '../state/session/sessionEnd';
import { showToast } from '../state/notifications/toasts';

/** Shows a toast on a page that needs no session. Other pages redirect to sign-in, which reports the end itself. */
async function showSessionEnd(): Promise<void> {
  const localized = splitLocalePath(window.location.pathname);
  const route = localized && matchRoute(localized.rest);
  if (!localized || route?.isSignedIn || route?.id === 'signIn') return;
  const { locale } = localized;
  await loadMessages(locale.id, 'account');
  const { t } = loadedTranslator(locale.id)!;
  const back = window.location.pathname + window.location.search;
  const signIn = () => void navigate(localePath(locale, signInPath(back)));
  acknowledgeSessionEnd();
  showToast({ variant: 'info', message: t('error.signedOut'), action: { label: t('header.signIn'), run: signIn } });
}

/** Imports a separate chunk, because few shoppers have allowed notifications. */
async function keepAlertsOn(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { restoreAlerts } = await import('../data/push/orderAlerts');
  await restoreAlerts(localeOfPath(window.location.pathname).id);
}

/** Checks that the page's session is still valid, and reports its end once, whenever it ends. */
export function watchSession(): void {
  useSessionEnd.subscribe(({ isPending }) => {
    // If the messages fail to load, the sign-in page reports it later.
    if (isPending) showSessionEnd().catch(() => undefined);
  });
  checkSession();
  keepAlertsOn().catch(() => undefined);
}
