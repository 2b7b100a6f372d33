import type { WorkerMessage } from '../app/siteWorker/siteScope';

const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** Asks the site's worker to cache a page, and its files that are missing because the browser deleted them. */
export function keepPage(path: string): void {
  const message: WorkerMessage = { type: 'keep', path, files: loadedFiles() };
  navigator.serviceWorker?.controller?.postMessage(message);
}
