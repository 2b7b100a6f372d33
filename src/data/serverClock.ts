import { loadText, saveText, storageKeys } from './storage';

// Stored for all tabs, so that the first render and what was stored by the server's time are right after a reload.
let offsetMs = Number(loadText(storageKeys.clockOffset)) || 0;
const listeners = new Set<() => void>();

/** How far the server's clock is ahead of the device's, in milliseconds; 0 if they agree or nothing is known yet. */
export const clockOffsetMs = (): number => offsetMs;

/** The server's time in epoch milliseconds, which decides windows, days and ages. The device's clock may be wrong. */
export const serverNow = (): number => Date.now() + offsetMs;

/** Calls the listener whenever the offset changes. Returns the function that stops it. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setClockOffset(ms: number): void {
  offsetMs = ms;
  saveText(storageKeys.clockOffset, ms ? String(ms) : null);
  for (const listener of listeners) listener();
}
