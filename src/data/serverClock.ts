import { loadText, storageKeys } from './storage';

/**
 * The server's clock compared with the device's. `offsetMs` is how far it is ahead; 0 if they agree or nothing is known
 * yet. It is stored for all tabs, so that the first render after a reload is right. Only `fetchApi` changes it:
 * pages that call no API load this file alone.
 */
export const serverClock = {
  offsetMs: Number(loadText(storageKeys.clockOffset)) || 0,
  listeners: new Set<() => void>(),
};

/** The server's time in epoch milliseconds, which decides windows, days and ages. The device's clock may be wrong. */
export const serverNow = (): number => Date.now() + serverClock.offsetMs;

/** Calls the listener whenever the offset changes. Returns the function that stops it. */
export function onClockChange(listener: () => void): () => void {
  serverClock.listeners.add(listener);
  return () => void serverClock.listeners.delete(listener);
}
