import type { LocaleId } from '../../domain/region/locales';

/** Messages from a page to the site's worker. */
export type WorkerMessage =
  /** Caches an opened page and its files. The query contains at most the page number of a list. */
  | { type: 'keep'; path: string; files: string[] }
  /** Caches a locale's catalogue. With `isWhole`, also caches each product. */
  | { type: 'warm'; localeId: LocaleId; isWhole: boolean };

// The few service worker types used here, because TypeScript's DOM and WebWorker libraries conflict.

export interface ExtendableEventLike extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface MessageToWorker extends ExtendableEventLike {
  data: WorkerMessage;
}

export interface SiteWorkerScope {
  location: { origin: string };
  navigator: { language: string; connection?: { saveData?: boolean; effectiveType?: string } };
  registration: { unregister: () => Promise<boolean> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void;
    (type: 'message', listener: (event: MessageToWorker) => void): void;
  };
}
