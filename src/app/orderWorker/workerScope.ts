// As much of a service worker's own types as is used: those of the page and of the worker cannot be had together.

interface LastingEvent {
  /** Keeps the worker alive until that is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface PushMessageEvent extends LastingEvent {
  data: { text: () => string } | null;
}

export interface NotificationClickEvent extends LastingEvent {
  notification: Pick<Notification, 'close' | 'data'>;
}

export interface SubscriptionChangeEvent extends LastingEvent {
  newSubscription?: PushSubscription | null;
}

export interface WindowOfSite {
  url: string;
  focus: () => Promise<unknown>;
}

/** What the handlers reach of the worker that they stand in. */
export interface WorkerScope {
  location: { origin: string };
  navigator: { language: string };
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WindowOfSite[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: {
    (type: 'push', listener: (event: PushMessageEvent) => void): void;
    (type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
    (type: 'pushsubscriptionchange', listener: (event: SubscriptionChangeEvent) => void): void;
  };
}
