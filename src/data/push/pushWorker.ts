/** A scope without pages: the worker only handles push messages and does not interfere with another worker's caching. */
const pushScope = '/_push/';
const workerFile = '/order-worker.js';

/** The registration of the order worker, or null. `getRegistration` may return another worker with a broader scope. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  const found = await navigator.serviceWorker.getRegistration(pushScope);
  return found && new URL(found.scope).pathname === pushScope ? found : null;
}

/** A worker cannot subscribe while it is installing. */
function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => {
      if (worker.state === 'activated') done();
      else if (worker.state === 'redundant') fail(new Error('the order worker failed to install'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Registers the order worker and waits until it is active. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerFile, { scope: pushScope });
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming) await activated(coming);
  return registration;
}
