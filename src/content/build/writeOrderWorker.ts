import { bundleWorker, type WorkerPaths } from './bundleScripts';

export const orderWorkerFile = 'order-worker.js';

export async function writeOrderWorker(paths: WorkerPaths, env: Record<string, string | undefined>): Promise<void> {
  await bundleWorker(paths, {
    source: 'orderWorker/orderWorker',
    file: orderWorkerFile,
    define: {
      'process.env.GATSBY_USER_API': env.GATSBY_USER_API ?? '',
      'process.env.GATSBY_FUNCTIONS_API': env.GATSBY_FUNCTIONS_API ?? '',
    },
  });
}
