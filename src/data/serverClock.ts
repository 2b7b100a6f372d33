import { loadText, storageKeys } from './storage';

/** Stored, so that the first render after a reload is correct. Positive if the server's clock is ahead. */
export const serverClock = {
  offsetMs: Number(loadText(storageKeys.clockOffset)) || 0,
  listeners: new Set<() => void>(),
};

/** The server's time in epoch milliseconds. The device's clock may be wrong. */
export const serverNow = (): number => Date.now() + serverClock.offsetMs;

export function onClockChange(listener: () => void): () => void {
  serverClock.listeners.add(listener);
  return () => void serverClock.listeners.delete(listener);
}
