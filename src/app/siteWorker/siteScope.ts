import type { LocaleId } from '../../domain/region/locales';

/** Messages from a page to the site's worker. */
export type WorkerMessage =
  /** Cache this page, which was opened, and its files. Its query is only the page of a list. */
  | { type: 'keep'; path: string; files: string[] }
  /** Cache what is needed to browse a locale's catalogue; with `isWhole`, each product too. */
  | { type: 'warm'; localeId: LocaleId; isWhole: boolean };

// The few service worker types used here, because TypeScript's DOM and WebWorker libraries conflict.

export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface MessageToWorker extends LastingEvent {
  data: WorkerMessage;
}

export interface SiteScope {
  location: { origin: string };
  navigator: { language: string; connection?: { saveData?: boolean; effectiveType?: string } };
  registration: { unregister: () => Promise<boolean> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'message', listener: (event: MessageToWorker) => void): void;
  };
}
