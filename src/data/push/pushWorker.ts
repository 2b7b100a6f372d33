/** A scope without pages, so that this worker does not interfere with the site's caching worker. */
const pushScope = '/_push/';
const workerFile = '/order-worker.js';

/** `getRegistration` may return another worker with a broader scope. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  const found = await navigator.serviceWorker.getRegistration(pushScope);
  return found && new URL(found.scope).pathname === pushScope ? found : null;
}

/** A worker cannot subscribe while it is installing. */
function whenActivated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('the order worker failed to install'));
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerFile, { scope: pushScope });
  const pendingWorker = registration.installing ?? registration.waiting;
  if (!registration.active && pendingWorker) await whenActivated(pendingWorker);
  return registration;
}
