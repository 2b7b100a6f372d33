import { appDataFile } from '../domain/site/routing/pageDataFiles';
import { signalWithTimeout } from './signalWithTimeout';

const timeoutMs = 10_000;
/** The network may come back without the browser noticing. */
const recheckMs = 5000;

type Connection = 'online' | 'unknown' | 'offline';

let current: Connection = 'online';
let recheckTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Returns `offline` only after a request has failed. `online` does not mean that the server responds. */
export const currentConnection = (): Connection => current;

export function watchConnection(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

function update(next: Connection): void {
  clearTimeout(recheckTimer);
  if (next === 'offline') recheckTimer = setTimeout(() => void check(), recheckMs);
  if (next === current) return;
  current = next;
  for (const onChange of listeners) onChange();
}

/** Any response counts, even an error. The service worker ignores `no-store` requests. */
const canReachServer = (): Promise<boolean> =>
  fetch(appDataFile, { method: 'HEAD', cache: 'no-store', signal: signalWithTimeout(timeoutMs) }).then(
    () => true,
    () => false,
  );

/** Behind some VPNs, browsers report "offline" although requests succeed. */
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
