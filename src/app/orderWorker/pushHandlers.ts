import { setBadge } from '../../data/push/badge';
import { renewSubscription } from '../../data/push/renewSubscription';
import { parsePushNotification, type PushNotification } from '../../domain/notification/pushNotification';
import { localeOf, localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import type {
  NotificationClickEvent,
  PushMessageEvent,
  SubscriptionChangeEvent,
  SiteWindow,
  WorkerScope,
} from './workerScope';

/** Browsers require every push to show a notification. A push that cannot be parsed links to the list of orders. */
function fallbackPush({ navigator }: WorkerScope): Omit<PushNotification, 'badge'> & { badge: null } {
  const isFrench = navigator.language.startsWith('fr');
  return {
    tag: 'orders',
    title: isFrench ? 'Vos commandes ont du nouveau' : 'There is news of your orders',
    body: '',
    lang: isFrench ? 'fr-CA' : 'en-US',
    url: localePath(localeOf(isFrench ? 'fr-CA' : 'en-US'), routePath('orders')),
    badge: null,
  };
}

async function showPush(scope: WorkerScope, { data }: PushMessageEvent): Promise<void> {
  const { tag, title, body, lang, url, badge } = parsePushNotification(data?.text() ?? '') ?? fallbackPush(scope);
  const options = { tag, body, lang, icon: '/icons/icon-192.png', data: { url }, renotify: true };
  // The tag replaces the order's earlier notification, and `renotify` alerts again.
  await scope.registration.showNotification(title, options);
  if (badge !== null) await setBadge(badge);
}

const hasPath = (url: string) => (client: SiteWindow) => new URL(client.url).pathname === url;

async function openOrder({ clients, location }: WorkerScope, { notification }: NotificationClickEvent): Promise<void> {
  notification.close();
  const { url } = notification.data as { url: string };
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const existing = windows.find(hasPath(url));
  await (existing ? existing.focus() : clients.openWindow(new URL(url, location.origin).href));
}

const renewPush = ({ registration }: WorkerScope, { oldSubscription }: SubscriptionChangeEvent) =>
  renewSubscription(registration.pushManager, oldSubscription ?? null);

/** Adds the listeners for pushes to a service worker. */
export function addPushListeners(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(openOrder(scope, event)));
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(scope, event)));
}
