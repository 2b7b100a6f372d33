import { loadText, storageKeys } from './storage';

let notify = (): void => {};

export function onTokenRejected(listener: () => void): void {
  notify = listener;
}

/** Ignores the report if the stored token has changed since the request was sent. */
export function reportRejectedToken(token: string): void {
  if (loadText(storageKeys.token) === token) notify();
}
