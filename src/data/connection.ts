import { appDataFile } from '../domain/site/pageDataFiles';
import { limitedSignal } from './limitedSignal';

const timeoutMs = 10_000;
/** How often to look for a network that may come back without the browser noticing. */
const recheckMs = 5000;

/** `unknown` while the browser reports no network and a request checks that. */
type Connection = 'online' | 'unknown' | 'offline';

let current: Connection = 'online';
let recheck: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** `offline` only once a request has failed. `online` does not mean that the server responds. */
export const connection = (): Connection => current;

/** Calls `changed` at each change. Returns a function that stops it. */
export function watchConnection(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function update(next: Connection): void {
  clearTimeout(recheck);
  if (next === 'offline') recheck = setTimeout(() => void check(), recheckMs);
  if (next === current) return;
  current = next;
  for (const changed of listeners) changed();
}

/** Any response will do, even an error. The worker does not answer this request. */
const canReachServer = (): Promise<boolean> =>
  fetch(appDataFile, { method: 'HEAD', cache: 'no-store', signal: limitedSignal(timeoutMs) }).then(
    () => true,
    () => false,
  );

/** Checks the browser's report: behind some VPNs it says "offline" although requests succeed. */
async function check(): Promise<void> {
  if (navigator.onLine) return update('online');
  if (current === 'online') update('unknown');
  const isReached = await canReachServer();
  update(isReached || navigator.onLine ? 'online' : 'offline');
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => void check());
  window.addEventListener('offline', () => void check());
  void check();
}
