// The few service worker types used here, because TypeScript's DOM and WebWorker libraries conflict.

interface LastingEvent {
  /** Keeps the worker alive until the work is done. */
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

/** The part of the worker's global scope that the handlers use. */
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
