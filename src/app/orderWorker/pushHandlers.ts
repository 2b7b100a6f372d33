import { setBadge } from '../../data/push/badge';
import { renewSubscription } from '../../data/push/renewSubscription';
import { parseOrderPush, type OrderPush } from '../../domain/order/parseOrderPush';
import { localeOf, localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import type {
  NotificationClickEvent,
  PushMessageEvent,
  SubscriptionChangeEvent,
  WindowOfSite,
  WorkerScope,
} from './workerScope';

/** Browsers require every push to show a notification. One that cannot be parsed links to the list of orders. */
function unreadable({ navigator }: WorkerScope): Omit<OrderPush, 'badge'> & { badge: null } {
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

async function show(scope: WorkerScope, { data }: PushMessageEvent): Promise<void> {
  const { tag, title, body, lang, url, badge } = parseOrderPush(data?.text() ?? '') ?? unreadable(scope);
  const options = { tag, body, lang, icon: '/icons/icon-192.png', data: { url }, renotify: true };
  // The tag replaces the order's earlier notification, and `renotify` alerts again.
  await scope.registration.showNotification(title, options);
  if (badge !== null) await setBadge(badge);
}

const isAt = (url: string) => (client: WindowOfSite) => new URL(client.url).pathname === url;

async function open({ clients, location }: WorkerScope, { notification }: NotificationClickEvent): Promise<void> {
  notification.close();
  const { url } = notification.data as { url: string };
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(isAt(url));
  await (there ? there.focus() : clients.openWindow(new URL(url, location.origin).href));
}

const renew = ({ registration }: WorkerScope, { newSubscription }: SubscriptionChangeEvent) =>
  renewSubscription(registration.pushManager, newSubscription ?? null);

/**
 * Handles pushes about orders in a service worker: shows them, opens the order on click, and subscribes again when
 * the browser's push service rotates the subscription. Any worker of the site may install these handlers.
 */
export function handlePushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(scope, event)));
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)));
}
