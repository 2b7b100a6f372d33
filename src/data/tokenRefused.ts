import { loadText, storageKeys } from './storage';

let tell = (): void => {};

/** Sets who is told that the stored token is no longer taken. */
export function onTokenRefused(listener: () => void): void {
  tell = listener;
}

/** Tells that the API refused a token (D-22); not where another was stored, or none, since it was sent. */
export function tokenRefused(token: string): void {
  if (loadText(storageKeys.token) === token) tell();
}
