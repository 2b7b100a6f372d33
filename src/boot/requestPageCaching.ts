import type { WorkerMessage } from '../app/siteWorker/siteScope';

const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** Asks the site's worker to cache a page, and any of its files that the browser has evicted. */
export function requestPageCaching(path: string): void {
  const message: WorkerMessage = { type: 'keep', path, files: loadedFiles() };
  navigator.serviceWorker?.controller?.postMessage(message);
}
