import { bundleWorker, type WorkerPlaces } from './bundleWorker';

export const orderWorkerFile = 'order-worker.js';

/** Writes the service worker that shows pushes about orders. */
export async function writeOrderWorker(places: WorkerPlaces, env: Record<string, string | undefined>): Promise<void> {
  await bundleWorker(places, {
    source: 'orderWorker/orderWorker',
    file: orderWorkerFile,
    define: {
      'process.env.GATSBY_USER_API': env.GATSBY_USER_API ?? '',
      'process.env.GATSBY_FUNCTIONS_API': env.GATSBY_FUNCTIONS_API ?? '',
    },
  });
}
