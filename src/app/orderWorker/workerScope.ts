// The few service worker types used here, because TypeScript's DOM and WebWorker libraries conflict.

interface ExtendableEventLike {
  /** Keeps the worker alive until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface PushMessageEvent extends ExtendableEventLike {
  data: { text: () => string } | null;
}

export interface NotificationClickEvent extends ExtendableEventLike {
  notification: Pick<Notification, 'close' | 'data'>;
}

export interface SubscriptionChangeEvent extends ExtendableEventLike {
  oldSubscription?: PushSubscription | null;
}

export interface SiteWindow {
  url: string;
  focus: () => Promise<unknown>;
}

export interface WorkerScope {
  location: { origin: string };
  navigator: { language: string };
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly SiteWindow[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: {
    (type: 'push', listener: (event: PushMessageEvent) => void): void;
    (type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
    (type: 'pushsubscriptionchange', listener: (event: SubscriptionChangeEvent) => void): void;
  };
}
