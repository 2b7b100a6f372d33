import { Workbox } from 'workbox-window';
import { defaultLocale, splitLocalePath, type Locale } from '../domain/region/locales';
import { watchBuild } from './watchBuild';
import type { WorkerMessage } from './siteWorker/siteScope';

const localeHere = (): Locale => splitLocalePath(window.location.pathname)?.locale ?? defaultLocale;

/** What this page was drawn with so far. */
const filesHere = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** As an app of its own it stands among those that work without a network: its whole catalogue is kept. */
const isInstalled = (): boolean => !matchMedia('(display-mode: browser)').matches;

/** S7-26: registers the site's worker and tells it what to keep; beside it, watches for a newer build of the shop. */
export async function watchWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return watchBuild();
  const { controller } = navigator.serviceWorker;
  const worker = new Workbox('/sw.js');
  // A browser may refuse, in a private window for one: the shop then works as long as there is a network.
  const registration = await worker.register({ immediate: true }).catch(() => undefined);
  watchBuild(() => registration?.update());
  if (!registration) return;
  if (!controller) await worker.controlling;
  const tell = (message: WorkerMessage) => navigator.serviceWorker.controller?.postMessage(message);
  tell({ type: 'keep', path: window.location.pathname, files: filesHere() });
  tell({ type: 'warm', localeId: localeHere().id, isWhole: isInstalled() });
}
