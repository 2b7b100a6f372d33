import { Workbox } from 'workbox-window';
import { listPageSearch, parsePageParam } from '../domain/site/routing/listPage';
import { localeOfPath } from '../domain/region/locales';
import { requestPageCaching } from './requestPageCaching';
import { watchBuild } from './watchBuild';
import type { WorkerMessage } from '../app/siteWorker/siteScope';

/** An installed app is expected to work offline, so its whole catalogue is cached. */
const isInstalled = (): boolean => !matchMedia('(display-mode: browser)').matches;

/** Registers the site's worker, tells it what to cache, and watches for newer builds of the shop. */
export async function watchWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return watchBuild();
  const { controller } = navigator.serviceWorker;
  const worker = new Workbox('/sw.js');
  // Browsers may refuse to register a worker, such as in a private window. The shop then only works online.
  const registration = await worker.register({ immediate: true }).catch(() => undefined);
  watchBuild(() => registration?.update());
  if (!registration) return;
  if (!controller) await worker.controlling;
  const { pathname, search } = window.location;
  requestPageCaching(pathname + listPageSearch(parsePageParam(search)));
  const message: WorkerMessage = { type: 'warm', localeId: localeOfPath(pathname).id, isWhole: isInstalled() };
  navigator.serviceWorker.controller?.postMessage(message);
}
