import { loadText, storageKeys } from './storage';

let notify = (): void => {};

/** Sets the listener for a rejected token. */
export function onTokenRejected(listener: () => void): void {
  notify = listener;
}

/** Reports that the API rejected a token. Ignored if the stored token has changed since the request was sent. */
export function reportRejectedToken(token: string): void {
  if (loadText(storageKeys.token) === token) notify();
}
