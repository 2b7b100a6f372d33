import type { LocaleId } from '../../domain/region/locales';

/** What a page asks of the site's worker. */
export type WorkerMessage =
  /** This page was opened, with these files: keep them. */
  | { type: 'keep'; path: string; files: string[] }
  /** The catalogue of a locale: keep what browsing it takes; `isWhole`: each product too. */
  | { type: 'warm'; localeId: LocaleId; isWhole: boolean };

// As much of a service worker's own types as is used: those of the page and of the worker cannot be had together.

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
