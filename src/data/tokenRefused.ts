import { loadText, storageKeys } from './storage';

let tell = (): void => {};

/** Sets the listener for a rejected token. */
export function onTokenRefused(listener: () => void): void {
  tell = listener;
}

/** Reports that the API rejected a token. Ignored if the stored token has changed since the request was sent. */
export function tokenRefused(token: string): void {
  if (loadText(storageKeys.token) === token) tell();
}
