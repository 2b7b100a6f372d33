/** Controls no page: it is there for pushes alone, and no other worker's caching is touched. */
const pushScope = '/_push/';
const workerFile = '/order-worker.js';

/** The registration of the order worker, or null; one of a wider scope is another worker's. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  const found = await navigator.serviceWorker.getRegistration(pushScope);
  return found && new URL(found.scope).pathname === pushScope ? found : null;
}

/** A worker that is still being installed takes no subscription. */
function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => {
      if (worker.state === 'activated') done();
      else if (worker.state === 'redundant') fail(new Error('the order worker was not installed'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Registers the order worker and waits until it may take pushes. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerFile, { scope: pushScope });
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming) await activated(coming);
  return registration;
}
